"""Aroma Speaker 60: a ribbed drum with sixty scents in three rings."""
import math

from products.parts import nozzle, parting, well
from studio.colour import sixty
from studio.material import of
from studio.shape import SANS, drill, fillet, group, lathe, text, wrap

R, H = 8.6, 11.5
NOZZLE_HEIGHT = H - 1.72
FRONT = (0, -1, 0)


def speaker60(colours=None, glow='#ffffff'):
    g = group('speaker 60')
    lathe('base', fillet([(0, 0), (R - 1.4, 0, .05), (R - 1.4, .5), (0, .5)], 4), 256, of('rubber'), g)
    body = lathe('body', _ribbed(), 1440, of('chalk'), g, 60, (144, .17, 1.3, H - 2.78))
    drill(body, (0, -R - 1.9, NOZZLE_HEIGHT), .66, 3, FRONT)
    lathe('deck', fillet([(R - 1.3, H - .6), (R - 1.3, H - .08, .08), (0, H - .08)], 8), 256,
          of('graphite'), g)
    colours = list(colours or sixty())
    for count, radius in ((10, 2.45), (20, 4.35), (30, 6.25)):
        for i in range(count):
            a = 2 * math.pi * (i + .5 * (count == 20)) / count
            at = (radius * math.cos(a), radius * math.sin(a), H + .085)
            well(g, at, .54, colours.pop(0), 'graphite', segments=40)
    dial = [(1.25, H - .2), (1.25, H + .3, .1), (1.12, H + .3, .03), (1.02, H + .22, .03),
            (.05, H + .19), (0, H + .19)]
    lathe('dial', fillet(dial, 6), 160, of('spun'), g)
    nozzle(g, (0, -R + .03, NOZZLE_HEIGHT), FRONT, .64, glow=glow)
    wrap(text('name', 'Aroma Speaker 60', .42, of('ink'), g, (0, H - 1.72, .002), face=SANS), R, 46, g)
    return g


def _ribbed():
    """The wall has more rings where the ribs begin and end."""
    wall = fillet([(0, .3), (R, .3, .8), *parting(R, H - 2.6), (R, H, 1.1), (R - 1.2, H, .06), (R - 1.25, H - .4),
                   (0, H - .4)], 14)
    out = []
    for low, high in zip(wall, wall[1:]):
        out.append(low)
        if abs(low[0] - high[0]) < 1e-6 and low[0] > R - .01 and high[1] - low[1] > 2:
            out += [(R, z) for z in (1.2, 1.25, 1.32, 1.5, H - 3.0, H - 2.82, H - 2.76, H - 2.70)]
    return out + [wall[-1]]
