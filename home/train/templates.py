"""The sentences that the model learns from: (share, intent, fixed slots, what may stand around, templates).

What may stand around: `do` for commands that take `please` and `can you`, `ask` for questions, `plain` for neither;
`delay` has no templates but those of other commands.
"""

import climate_templates
import cover_templates
import daily_templates
import device_templates
import light_templates
import lock_scene_templates
import media_templates
import question_templates
import sensor_templates
import timer_start_templates
import timer_templates
import vacuum_templates

FILES = (climate_templates, cover_templates, daily_templates, device_templates, light_templates,
         lock_scene_templates, media_templates, question_templates, sensor_templates, timer_start_templates,
         timer_templates, vacuum_templates)
TRAIN = [kind for file in FILES for kind in file.TRAIN]
