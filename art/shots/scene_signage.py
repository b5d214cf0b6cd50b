from products.speaker60 import R, speaker60
from props.street import passer_by, shop
from studio.colour import CATEGORY
from studio.light import area, camera, floor, sky
from studio.material import of, principled
from studio.shape import fillet, group, lathe, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 40, True

TOWER, WIDTH = 115.0, 32.0  # the height and the width of the device, in centimetres


def stage():
    shop('Bakery')
    place(_tower(), 82, -125, turn=-52)
    place(passer_by(), -38, -110, turn=-50)
    floor('#3a3d3e', .32, .5, size=3000)
    sky(1.7, '#86a2c8')
    area('street', (-160, -420, 300), (60, -40, 80), 180, 1700000, '#dfe9fa')
    area('lamp', (330, -240, 260), (86, -46, 90), 60, 330000, '#fff2e2', 90)
    camera(4, 8.5, 700, (26, -40, 97), 80, fstop=4, focus=(82, -130, 108))


def _tower():
    """The head on its column, which is covered with cloth."""
    g = group('tower')
    scale = WIDTH / 2 / R
    head = speaker60(glow=CATEGORY['food'])
    head.parent, head.scale, head.location = g, (scale,) * 3, (0, 0, TOWER - 11.5 * scale)
    cloth = principled('cloth', '#54585a', .95, spec=.1, grain=.8, grain_scale=6)
    lathe('column', [(0, 3), (13.2, 3), (13.2, TOWER - 20), (0, TOWER - 20)], 128, cloth, g)
    lathe('foot', fillet([(0, 0), (15.4, 0, .3), (15.4, 2.2, .8), (13, 3.2), (0, 3.2)], 6), 128, of('chalk'), g)
    return g
