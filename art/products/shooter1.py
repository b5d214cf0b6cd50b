"""Aroma Shooter 1: a graphite bench instrument with two rows of three."""
import math

from products.parts import PACK, nozzle, well
from studio.material import of
from studio.shape import drill, fillet, group, lathe, slab

W, D, H = 11.6, 7.4, 4.4
NOZZLE_HEIGHT = 2.3
FRONT = (0, -1, 0)


def shooter1(pack=PACK):
    g = group('shooter 1')
    slab('base', W - 1.2, D - 1.2, .8, [(0, 0), (0, .4)], of('rubber'), g)
    turn = [math.radians(t) for t in range(10, 91, 10)]
    foot = [(.55, .25)] + [(.55 - .55 * math.sin(t), .25 + .55 * (1 - math.cos(t))) for t in turn]
    brow = [(0, H - .6)] + [(.6 * (1 - math.cos(t)), H - .6 + .6 * math.sin(t)) for t in turn]
    body = slab('body', W, D, 1.3, foot + brow, of('graphite'), g, 20)
    drill(body, (0, -D / 2 - 1.0, NOZZLE_HEIGHT), .84, 2, FRONT)
    for i, colour in enumerate(pack):
        at = ((i % 3 - 1) * 2.5 - 1.2, (.5 - i // 3) * 2.5, H + .18)
        well(g, at, .86, colour, 'graphite', sleeve=True)
    dial = lathe('dial', fillet([(.8, H - .2), (.8, H + .45, .08), (.7, H + .45, .02),
                                 (.05, H + .42), (0, H + .42)], 6), 128, of('spun'), g)
    dial.location = (4.0, 0, 0)
    nozzle(g, (0, -D / 2 + .02, NOZZLE_HEIGHT), FRONT, .8, glow=pack[0])
    return g
