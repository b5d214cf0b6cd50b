from products.scents import KEYS
from products.wearable3 import wearable3
from props.headset import headset
from props.mannequin import mannequin
from studio.light import area, camera, sky
from studio.material import principled
from studio.shape import block, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 40, True

SCENT = KEYS[3].colour


def stage():
    mannequin('#3d4144', .5)
    place(headset(), 0, -1.4, 22.5)
    worn = place(wearable3(KEYS, glow=SCENT), 0, -.9, .2)
    worn.rotation_euler.x = .1  # lower in front, on the collar bones
    wall = principled('wall', '#5b6064', .85, spec=.1)
    block('wall', (600, 6, 300), wall, None, (0, 76, -80), .1)
    sky(.05, '#9fb0c8')
    area('top', (4, 34, 78), (0, 0, 18), 34, 26000, '#f4f7ff')
    area('right', (58, 24, 36), (0, 0, 16), 14, 30000, '#e6efff', 60, 70)
    area('left', (-52, 22, 34), (0, 0, 12), 14, 14000, '#fff4ea', 56, 70)
    area('front', (-40, -74, 52), (0, 0, 16), 36, 11000)
    area('collar', (-20, -50, 24), (0, -7, 2), 10, 4200, spread=50)
    area('scent', (-30, 36, 14), (-44, 74, 26), 16, 30000, SCENT, spread=140)
    camera(26, 9, 158, (-11.2, 0, 10.2), 90, fstop=8, focus=(2, -10, 8))
