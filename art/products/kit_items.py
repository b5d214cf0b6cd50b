"""What lies beside the device in the box: a booklet and a cable."""
import math

from products.parts import ring_of_six
from studio.colour import PACK
from studio.material import of, principled
from studio.shape import block, fillet, group, lathe, place, rounded_rectangle, slab, tube


def booklet(width=8.4, height=11.6):
    """Folded sheets with the ring of six on the cover; one dot has the colour of the scent in use."""
    g = group('booklet')
    for i in range(5):
        sheet = slab('sheet', width - .03 * (4 - i), height - .02 * (4 - i), .12,
                     [(0, i * .05), (0, i * .05 + .038)], of('paper'), g, 6)
        sheet.location = (.012 * i, 0, 0)
    top = 4 * .05 + .0385
    for i, (x, y, _) in enumerate(ring_of_six(1.5)):
        dot = slab('dot', .84, .84, .42, [(0, top), (0, top + .004)],
                   principled('dot', PACK[4], .6) if i == 4 else of('ink'), g, 16)
        dot.location = (x, y + .9, 0)
    crease = block('crease', (.02, height - .3, .004), of('pale ink'), g, (-width / 2 + .42, 0, top), .001)
    crease.parent = g
    return g


def cable(length=9.6, height=3.2):
    """A flat coil with a tie; a plug at each end."""
    g = group('cable')
    soft = principled('cable', '#dfe0dd', .6, spec=.3)
    r = .17
    for turn in range(3):
        grow = turn * .42
        line = rounded_rectangle(length - 1.6 - grow * 2, height - grow * 2, (height - grow * 2) / 2 - .01, 8)
        points = [(x, y, r + (.02 if turn % 2 else 0)) for x, y in line]
        tube('coil', points, r, soft, g, closed=True)
    reach, aside = length / 2 - .8, height / 2 + .62
    for side, width, shell in ((1, .82, .32), (-1, 1.2, .46)):
        points = [(.3, -height / 2 + .1), (1.2, -height / 2 - .12), (2.0, -aside), (reach + .1, -aside)]
        tube('end', [(side * x, side * y, r + .12 * k) for k, (x, y) in enumerate(points)], r, soft, g)
        _plug(g, (side * reach, -side * aside), side, width, shell)
    block('tie', (.62, height + .16, .5), of('graphite'), g, (-.1, 0, 0), .12)
    return g


def _plug(parent, at, side, width, shell):
    body = block('plug', (1.5, width, .62), of('chalk'), parent, (at[0] + side * .75, at[1], 0), .2, .25)
    tongue = block('tongue', (.9, width - .26, shell), of('aluminium'), parent,
                   (at[0] + side * 1.9, at[1], (.62 - shell) / 2), .1)
    return body, tongue
