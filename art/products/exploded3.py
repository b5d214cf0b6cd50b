"""Aroma Shooter 3 taken apart along its axis: base, shell, six chambers, deck, cartridges, dial."""
import math

from products.cartridge import cartridge
from products.parts import nozzle, parting, ring_of_six
from products.scents import KEYS
from products.shooter3 import FRONT, H, NOZZLE_HEIGHT, R, RING, SEAM, base, deck_screws, dial, numerals, wall_marks
from studio.material import of
from studio.shape import drill, fillet, group, lathe, place, text

# How far each part is lifted from where it sits.
LIFT = {'shell': 1.7, 'chambers': 5.5, 'deck': 6.9, 'cartridges': 11.6, 'dial': 13.0}


def exploded3(pack=KEYS, active=4):
    g = group('exploded shooter 3')
    _foot(g)
    parts = {'shell': lambda on: _shell(on, pack[active].colour), 'chambers': _chambers, 'deck': _deck, 'dial': dial}
    for name, build in parts.items():
        part = group(name, g)
        build(part)  # where it sits; what drills it does not know of the lift
        place(part, 0, 0, LIFT[name])
    for (x, y, _), scent in zip(ring_of_six(RING), pack):
        place(cartridge(scent), x, y, LIFT['cartridges'])
    return g


def _foot(parent):
    base(parent)
    lathe('plate', fillet([(0, .38), (R - 1.3, .38, .03), (R - 1.3, .5, .04), (0, .5)], 4), 192,
          of('dark aluminium'), parent)
    for x, y, a in ring_of_six(2.9):
        foot = lathe('screw', fillet([(0, .5), (.2, .5), (.2, .6, .04), (.1, .6), (.1, .54), (0, .54)], 4),
                     48, of('aluminium'), parent)
        foot.location = (x, y, 0)


def _shell(g, glow):
    wall = .34
    outside = [(0, .22), (R, .22, .75), *parting(R, SEAM), (R, H, .85), (R - .98, H, .05), (R - 1.02, H - .3)]
    inside = [(R - wall - .55, H - .5, .1), (R - wall, H - .95, .2), (R - wall, .7, .4), (0, .7)]
    body = lathe('shell', fillet(outside + inside, 12), 256, of('chalk'), g)
    drill(body, (0, -R - 1.6, NOZZLE_HEIGHT), .95, 3, FRONT)
    nozzle(g, (0, -R + .03, NOZZLE_HEIGHT), FRONT, .92, glow=glow)
    wall_marks(g, 'ink')


def _chambers(g):
    """Six cups round a fan; a channel leads to the front."""
    plate = [(0, .55), (R - .8, .55, .05), (R - .8, .8, .05), (0, .8)]
    lathe('manifold', fillet(plate, 4), 192, of('graphite'), g)
    for i, (x, y, a) in enumerate(ring_of_six(RING)):
        cup = [(.80, .8), (.98, .8, .03), (.98, 2.3, .08), (.88, 2.3, .03), (.86, .95), (0, .95)]
        place(lathe('chamber', fillet(cup, 6), 96, of('chalk2'), g), x, y)
        place(lathe('gasket', fillet([(.885, 2.27), (.955, 2.27), (.955, 2.34, .03), (.885, 2.34)], 4), 96,
                    of('black'), g), x, y)
        out = 1.03
        d = (math.cos(a), math.sin(a))
        text('number', str(i + 1), .52, of('ink'), g, (x + d[0] * out, y + d[1] * out, 1.5),
             (math.pi / 2, 0, a + math.pi / 2))
    lathe('fan', fillet([(0, .8), (1.12, .8), (1.12, 1.75, .1), (.95, 1.75, .03), (.92, 1.5), (0, 1.5)], 5),
          128, of('aluminium'), g)
    lathe('hub', fillet([(0, 1.5), (.42, 1.5), (.42, 1.85, .08), (0, 1.85)], 5), 96, of('graphite'), g)
    lathe('hole', [(.92, 1.505), (.42, 1.505)], 96, of('black'), g, angle=10)


def _deck(g):
    plate = lathe('deck', fillet([(0, H - .5), (R - 1.06, H - .5, .05), (R - 1.06, H - .06, .07),
                                  (0, H - .06)], 8), 192, of('chalk2'), g)
    drill(plate, (0, 0, H), .9, 1)
    for x, y, a in ring_of_six(RING):
        drill(plate, (x, y, H), .92, 1)
        trim = [(.80, H - .34), (.80, H - .025, .03), (.94, H - .025, .05), (.98, H - .08)]
        place(lathe('trim', fillet(trim, 6), 96, of('chalk'), g), x, y)
    numerals(g, 'ink')
    deck_screws(g)
