"""Aroma Shooter 1: a graphite bench instrument with two rows of three."""
import math

from products.parts import nozzle, screw, well
from products.scents import FOREST
from studio.material import of
from studio.shape import SANS, drill, fillet, group, lathe, slab, text

W, D, H = 11.6, 7.4, 4.4
NOZZLE_HEIGHT = 2.3
FRONT = (0, -1, 0)


def shooter1(pack=FOREST):
    g = group('shooter 1')
    slab('base', W - 2, D - 2, .6, [(0, 0), (0, .4)], of('rubber'), g)
    turn = [math.radians(t) for t in range(10, 91, 10)]
    foot = [(.55, .25)] + [(.55 - .55 * math.sin(t), .25 + .55 * (1 - math.cos(t))) for t in turn]
    brow = [(0, H - .6)] + [(.6 * (1 - math.cos(t)), H - .6 + .6 * math.sin(t)) for t in turn]
    parting = [(0, 3.42), (.016, 3.436), (.06, 3.436), (.06, 3.486), (.016, 3.486), (0, 3.502)]
    body = slab('body', W, D, 1.3, foot + parting + brow, of('graphite'), g, 20)
    drill(body, (0, -D / 2 - 1.0, NOZZLE_HEIGHT), .84, 2, FRONT)
    for i, scent in enumerate(pack):
        at = ((i % 3 - 1) * 2.5 - 1.2, (.5 - i // 3) * 2.5, H + .18)
        well(g, at, .86, scent.colour, 'graphite', sleeve=True)
        text('numeral', str(i + 1), .26, of('pale ink'), g, (at[0] + .98, at[1] - .98, H + .004))
    dial = lathe('dial', fillet([(.8, H - .2), (.8, H + .45, .08), (.7, H + .45, .02),
                                 (.05, H + .42), (0, H + .42)], 6), 128, of('spun'), g)
    dial.location = (4.0, 0, 0)
    nozzle(g, (0, -D / 2 + .02, NOZZLE_HEIGHT), FRONT, .8, glow=pack[2].colour)
    for x in (-4.85, 4.85):
        for y in (-2.75, 2.75):
            screw(g, (x, y, H + .002), .17, x + y)
    text('name', 'Aroma Shooter 1', .3, of('pale ink'), g, (1.9, -D / 2 - .004, .98), (math.pi / 2, 0, 0), SANS, 'LEFT')
    return g
