from products.cartridge import cartridge
from products.speaker60 import speaker60
from studio.colour import PACK
from studio.light import area, camera, floor, sky, sun
from studio.material import of, principled
from studio.shape import block, fillet, lathe, place

SIZE, SAMPLES, IS_OPAQUE = (1120, 700), 16, True

PLINTH = 46.0


def stage():
    chalk = principled('plaster', '#e2e3df', .85, spec=.15, grain=.15, grain_scale=3)
    stone = principled('stone', '#cfd1cd', .7, spec=.25, grain=.2, grain_scale=6)
    _room(chalk)
    place(lathe('plinth', fillet([(0, 0), (13, 0), (13, PLINTH, .5), (0, PLINTH)], 8), 192, stone), 16, 0)
    place(speaker60(), 16, 0, PLINTH, 2)
    block('bench', (60, 26, 34), stone, None, (-29, 12, 0), .5, .8)
    for i, colour in enumerate(PACK[2:5]):
        place(cartridge(colour), -15 + i * 3.4, 4.5 + i * .5, 34)
    sky(.42, '#dfe8f2')
    sun((1, .62, -.52), 3.9, '#fff0dc', 1.2)
    area('window', (-70, -20, 60), (16, 0, 45), 60, 20000, '#eaf2ff')
    area('front', (40, -130, 80), (5, 0, 40), 60, 9000)
    camera(9, 14, 150, (2, 0, 47), 88, fstop=4, focus=(16, -8, 54))


def _room(plaster):
    """A corner by the window: the sun falls through its bars on to the back wall."""
    floor('#c9cbc7', .6)
    block('back wall', (400, 8, 220), plaster, None, (0, 48, 0), .2)
    frame = of('graphite')
    block('sill', (6, 260, 24), plaster, None, (-82, -90, 0), .2)
    block('lintel', (6, 260, 80), plaster, None, (-82, -90, 104), .2)
    block('pier', (8, 22, 220), plaster, None, (-82, 34, 0), .2)
    for y in (22, -6, -34, -62, -90):
        block('bar', (3, 2.4, 90), frame, None, (-82, y, 20), .2)
    block('cross', (3, 140, 2.4), frame, None, (-82, -40, 72), .2)
