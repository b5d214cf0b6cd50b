"""Aroma Shooter 3: a low puck, six scents around a dial, the nozzle in front."""
import math

from products.parts import light_pipes, nozzle, parting, rating, ring_of_six, screw, usb_port, well
from products.scents import KEYS
from studio.material import of
from studio.shape import drill, fillet, group, lathe, text

R, H = 4.6, 3.3
NOZZLE_HEIGHT = .22 + (H - .22) * .45
RING = 2.28
SEAM = NOZZLE_HEIGHT + 1.1
FRONT, BACK = (0, -1, 0), (0, 1, 0)


def shooter3(pack=KEYS, shell='chalk', deck='chalk2', active=4):
    g = group('shooter 3')
    base(g)
    body = lathe('body', fillet([(0, .22), (R, .22, .75), *parting(R, SEAM), (R, H, .85), (R - .98, H, .05),
                                 (R - 1.02, H - .3), (0, H - .3)], 14), 256, of(shell), g)
    drill(body, (0, -R - 1.6, NOZZLE_HEIGHT), .95, 3, FRONT)
    usb_port(body, g, (0, R, 1.1), BACK)
    plate = deck_plate(g, deck)
    for (x, y, a), scent in zip(ring_of_six(RING), pack):
        drill(plate, (x, y, H), .9, 1, segments=72)
        well(g, (x, y, H - .06), .86, scent.colour, deck)
    lathe('dial gap', [(.9, H - .055), (0, H - .055)], 96, of('black'), g, angle=10)
    dial(g)
    nozzle(g, (0, -R + .03, NOZZLE_HEIGHT), FRONT, .92, glow=pack[active].colour)
    ink = 'pale ink' if deck == 'graphite' else 'ink'
    numerals(g, ink)
    deck_screws(g)
    wall_marks(g, ink)
    return g


def base(parent):
    # So narrow that it is not seen from above: a sliver of it would draw a jagged line.
    return lathe('base', fillet([(0, 0), (R - 1.25, 0, .05), (R - 1.25, .4), (0, .4)], 4), 256, of('rubber'), parent)


def deck_plate(parent, material):
    return lathe('deck', fillet([(R - 1.06, H - .5), (R - 1.06, H - .06, .07), (0, H - .06)], 8), 192,
                 of(material), parent)


def dial(parent):
    lathe('dial', fillet([(.80, H - .2), (.80, H + .2, .07), (.70, H + .2, .02), (.62, H + .15, .02),
                          (.05, H + .13), (0, H + .13)], 6), 128, of('spun'), parent)
    mark = lathe('dial mark', [(.09, H + .153), (0, H + .153)], 32, of('ink'), parent, angle=10)
    mark.location = (0, -.42, 0)


def numerals(parent, ink):
    """One to six, printed between the rim and the wells, upright for the person in front of the nozzle."""
    for i, (x, y, _) in enumerate(ring_of_six(3.38)):
        text('numeral', str(i + 1), .31, of(ink), parent, (x, y, H - .055))


def deck_screws(parent):
    """Three, between the wells."""
    for k in range(3):
        a = math.radians(120 * k)
        screw(parent, (3.02 * math.cos(a), 3.02 * math.sin(a), H - .06), turn=k)


def wall_marks(parent, ink):
    """Two lights on the front; on the side the name and the serial number."""
    light_pipes(parent, R, (21, 24.5), NOZZLE_HEIGHT)
    rating(parent, R, 50, 1.25, 'Aroma Shooter 3', 'ASN3A00001', ink, 1.2)
