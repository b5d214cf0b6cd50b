"""The whole of Aroma Speaker 60 in a hall, and a person before it."""
from props.street import passer_by
from shots.scene_signage import _tower as tower
from studio.light import area, camera, floor, sky
from studio.material import of, principled
from studio.shape import block, group, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 24, True


def stage():
    place(tower(), -78, 0, turn=52)
    place(passer_by(), 66, -18, turn=80)
    _hall()
    sky(.42, '#eef2f6')
    area('window', (-420, -180, 300), (0, 0, 80), 260, 1500000, '#fff6ea')
    area('ceiling', (60, -60, 420), (0, 0, 60), 300, 520000, '#f4f7ff')
    area('right', (380, -260, 180), (40, 0, 90), 120, 260000, '#e9f0ff')
    camera(3, 16, 760, (2, 0, 80), 86, fstop=5.6, focus=(-78, 0, 100))


def _hall():
    """A wall with two pictures, a bench below them, a floor of polished concrete."""
    g = group('hall')
    floor('#a9aaa6', .3, .5, size=3000)
    block('wall', (1800, 10, 900), principled('wall', '#d3d4cf', .9, spec=.1), g, (0, 190, 0), .1)
    block('skirting', (1800, 2, 12), of('chalk'), g, (0, 184, 0), .3)
    for x, colour in ((-40, '#b4b6b1'), (150, '#7d817f')):
        block('frame', (118, 4, 84), of('graphite'), g, (x, 183, 108), .3)
        block('picture', (110, 1, 76), principled('picture', colour, .7, spec=.2, grain=.4, grain_scale=1), g,
              (x, 180.6, 112), .1)
    oak = principled('oak', '#b08a60', .5, spec=.3)
    block('bench', (170, 40, 5), oak, g, (60, 150, 40), .8, 1.5)
    for x in (-10, 130):
        block('leg', (5, 34, 40), of('graphite'), g, (x, 150, 0), .3)
    return g
