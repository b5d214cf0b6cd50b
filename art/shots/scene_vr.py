from props.headset import headset, stand
from products.wearable3 import wearable3
from studio.colour import PACK
from studio.light import area, camera, floor, sky
from studio.material import principled
from studio.shape import block, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 16, True

SCENT = PACK[3]


def stage():
    stand(25.5, 10.6)
    place(headset(), 0, 0, 27)
    place(wearable3(glow=SCENT), 0, -.3, 10.1)
    floor('#15181a', 1, 0)
    wall = principled('wall', '#5b6064', .85, spec=.1)
    block('wall', (600, 6, 300), wall, None, (0, 66, 0), .1)
    sky(.05, '#9fb0c8')
    area('top', (4, 24, 78), (0, 0, 22), 34, 26000, '#f4f7ff')
    area('right', (58, 18, 40), (0, 0, 24), 14, 26000, '#e6efff', 60, 70)
    area('left', (-52, 22, 34), (0, 0, 18), 14, 12000, '#fff4ea', 56, 70)
    area('front', (-40, -74, 52), (0, 0, 20), 36, 10000)
    area('low', (-14, -60, 30), (0, -4, 12), 16, 2200, spread=70)
    area('scent', (-30, 30, 14), (-44, 64, 30), 16, 26000, SCENT, spread=140)
    camera(24, 10, 150, (-11.5, 0, 18.8), 90)
