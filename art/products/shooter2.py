"""Aroma Shooter 2: a cylinder with six scents on top; the booster is a tube before the nozzle."""
import math

from products.parts import light_pipes, nozzle, parting, rating, ring_of_six, screw, usb_port, well
from products.scents import GARDEN
from studio.material import of
from studio.shape import drill, facing, fillet, group, lathe, text

R, H = 3.5, 7.2
NOZZLE_HEIGHT = H * .66
SEAM = H * .40
FRONT, BACK = (0, -1, 0), (0, 1, 0)


def shooter2(pack=GARDEN, booster=False):
    g = group('shooter 2')
    lathe('base', fillet([(0, 0), (R - 1.0, 0, .05), (R - 1.0, .4), (0, .4)], 4), 256, of('rubber'), g)
    body = lathe('body', fillet([(0, .22), (R, .22, .6), *parting(R, SEAM), (R, H, .7), (R - .7, H, .05),
                                 (R - .74, H - .25), (0, H - .25)], 12), 256, of('chalk'), g)
    drill(body, (0, -R - 1.6, NOZZLE_HEIGHT), .84, 3, FRONT)
    usb_port(body, g, (0, R, 1.2), BACK)
    deck = lathe('deck', fillet([(R - .78, H - .4), (R - .78, H - .06, .07), (0, H - .06)], 8), 192,
                 of('chalk2'), g)
    for (x, y, _), scent in zip(ring_of_six(1.72), pack):
        drill(deck, (x, y, H), .67, 1, segments=72)
        well(g, (x, y, H - .045), .64, scent.colour)
    lathe('dial', fillet([(.52, H - .2), (.52, H + .16, .06), (.05, H + .14), (0, H + .14)], 6), 96,
          of('spun'), g)
    nozzle(g, (0, -R + .03, NOZZLE_HEIGHT), FRONT, .76, glow=pack[1].colour)
    _marks(g)
    if booster:
        _booster(g)
    return g


def _marks(parent):
    for i, (x, y, _) in enumerate(ring_of_six(2.57)):
        text('numeral', str(i + 1), .23, of('ink'), parent, (x, y, H - .055))
    for k in range(3):
        a = math.radians(120 * k)
        screw(parent, (2.34 * math.cos(a), 2.34 * math.sin(a), H - .06), .11, k)
    light_pipes(parent, R, (-4, 4), SEAM + .55)
    rating(parent, R, 56, 1.35, 'Aroma Shooter 2', 'ASN2A00001')


def _booster(parent):
    """A collar that clips over the nozzle, a soft grip, and a tube that opens like a horn."""
    g = group('booster', parent)
    g.location, g.rotation_euler = (0, -R, NOZZLE_HEIGHT), facing(FRONT)
    lathe('clip', fillet([(.94, .02), (1.12, .02, .03), (1.12, .62, .08), (.94, .62)], 6), 128,
          of('aluminium'), g)
    lathe('neck', fillet([(1.0, .6), (1.0, .72, .03), (.86, .95, .2), (.80, 1.5)], 8), 128,
          of('graphite'), g)
    for i in range(5):
        z = 1.42 + i * .2
        lathe('grip', fillet([(.76, z), (.86, z, .04), (.86, z + .13, .04), (.76, z + .13)], 5), 96,
              of('soft'), g)
    horn = [(.79, 2.35), (.78, 3.4, .5), (1.06, 5.0, .12), (1.06, 5.18, .05), (.97, 5.18, .04),
            (.66, 3.4, .5), (.62, .6)]
    lathe('horn', fillet(horn, 10), 160, of('graphite'), g)
    lathe('lip', fillet([(1.066, 5.02), (1.075, 5.02, .01), (1.075, 5.1, .01), (1.066, 5.1)], 3), 160,
          of('aluminium'), g)
