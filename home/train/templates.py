"""The sentences that the model learns from: (share, intent, fixed slots, what may stand around, templates).

What may stand around: `do` for commands that take `please` and `can you`, `ask` for questions, `plain` for neither;
`delay` has no templates but those of other commands.
"""

import comfort_templates
import device_templates
import question_templates
import timer_templates

TRAIN = device_templates.TRAIN + comfort_templates.TRAIN + timer_templates.TRAIN + question_templates.TRAIN
