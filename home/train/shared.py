"""What stands before, in and after commands of all kinds: for `rules.filled`."""

# What commands of all kinds share. After a command; before its verb, its `-ing` form, and what is wished.
SHARED = {
    "TAIL": """ please| now| right now| right away| straight away| asap| pronto| at once| this minute| quickly| quick
| for me| for us| again| already| if you don't mind| if you would| if you can| if it's no trouble| if possible
| would you| will you| could you| can you| thanks| thank you| cheers| ta| yaar| mate| love| dear| buddy| my friend
| pretty please| okay| ok| will ya| please and thank you| thanks a lot| many thanks| no delay| man| bro
| without delay| as soon as possible| and be quick about it| in a hurry| kindly| sir| if you could| my dear| i beg you""",
    "REQ": """i need you to|i want you to|i'd like you to|i'd love you to|would you please|can you just|could you just
|could you possibly|could you maybe|could you kindly|would you be so kind as to|are you able to|can somebody|can someone
|could somebody|somebody please|be a love and|be an angel and|be so good as to|do us a favour and|do me a solid and
|if you could just|if you would just|hurry up and|it would be good if you could|i'd be grateful if you could
|i'd be glad if you could|might you|i'm asking you to|i beg you to|let me ask you to|it's high time to|you'd better
|you had better|you have to|you must|we need to|we have to|we'd better|we must|let's just|i've got to|i think we should
|can we please|could we just|please do|please go and|i'd ask you to|i was hoping you could|i was hoping you would
|would it be too much to ask to|would it be ok to|is it okay to|can i ask you to|can i get you to|can i trouble you to
|can i bother you to|could i ask you to|get somebody to|i require you to|you are requested to|request you to|pls
|plz|just please|ok please|so please|now please|okay now|and now|alright then|right then|go ahead please and
|when i say now you|what i want is for you to|all you have to do is|would you mind if i asked you to|care to""",
    "GERQ": """would you mind|do you mind|mind|how about|what about|how do you feel about|any chance of
|i'd appreciate you|i'd be grateful for you|thanks for|thank you for|would you consider|what would you say to|try
|you could try|we should try|i suggest|i recommend|let's try|let's start by|start by|could we try|i was thinking of
|i'm in favour of|i vote for|it's time for|do you fancy|what do you think about|is there any chance of|you mind
|would you object to|let's see about|let's think about|do you think you could manage|i would be happy about you
|there's no harm in|it's worth|can i count on you|please see to|see about|kindly see to|can you take care of
|could you see to|please take care of|take care of|go about|get on with|i'm counting on you""",
    "WISH": """i want|i need|i'd like|i would like|we want|we need|we'd like|i really want|i really need|i'd love
|i'd prefer|i'd prefer to have|i would like to have|i'd like to have|i want to have|i'd quite like|i was hoping to have
|i could do with|we could do with|i could use|i fancy|please let me have|can i have|can we have|could i have
|could we get|may i have|let's have|let's get|i expect|i demand|i require|we require|i'm hoping to get|we should have
|we must have|i'd be glad to have|i insist on|i'm asking for|i'd rather see|i wish to have|i'd much rather have
|please have|please get|we'd love|we'd rather have|just get me|i just want|i only want|i'd be happy to have
|it's best to have|i would appreciate|i'd kindly like|can you get|could you have|could you get|can you have|i was after
|my wife wants|the kids want|mum wants|dad wants|everybody wants|someone wants|grandma needs|he wants|she needs""",
    "MODAL": """should be|should be|needs to be|need to be|must be|has to be|have to be|ought to be|has got to be
|have got to be|is to be|are to be|had better be|should get|should really be|really should be|really needs to be
|could be|can be|may be|wants to be|still has to be|should now be|must now be|needs to get|has to get|gotta be
|better be|must get|should please be|should always be|may now be|can now be|could please be|needs to now be""",
    "ADV": """quickly|just|simply|kindly|immediately|go and|please just|now|also|first|go on and|hurry and|promptly
|fully|again|come on|come on and|definitely|actually|carefully|gently|straight away|instantly|at once""",
    "ANYMORE": """ any more| anymore| any longer| right now| now| at the moment| at all| for now| just now
| thanks| thank you| please| currently||||""",
}
