"""What stands on the bench of a laboratory: chin rest, scale, post, laptop, rack."""
import math

from products.cartridge import cartridge
from products.parts import ring_of_six
from products.scents import FOREST
from studio.material import emissive, of, principled
from studio.shape import block, facing, fillet, group, lathe, place, slab, text, tube


def _rod(parent, foot, height, radius=.5, material='aluminium'):
    rod = lathe('rod', fillet([(0, 0), (radius, 0), (radius, height, .1), (0, height)], 4), 64, of(material),
                parent)
    rod.location = foot
    return rod


def chin_rest(height=19.0):
    """Looks to the left (-x): two posts, a cup for the chin, a bar for the forehead."""
    g = group('chin rest')
    block('foot', (9, 22, 1.1), of('graphite'), g, (0, 0, 0), .25, 1.4)
    for y in (-8.6, 8.6):
        _rod(g, (0, y, 1), height + 15, .55)
        for z in (height - .4, height + 14):
            _clamp(g, (0, y, z), math.copysign(1, y))
    block('bridge', (1.7, 18.6, 1.2), of('aluminium'), g, (0, 0, height - 1.0), .2, .5)
    cup = slab('cup', 5.6, 7.6, 2.4, [(.8, 0), (.1, .5), (0, 1.2), (.05, 1.7), (.35, 1.75), (.7, 1.3), (1.6, 1.0)],
               of('chalk'), g, 20)
    cup.location = (-.6, 0, height)
    bar = tube('forehead', [(0, -8.6, height + 14), (1.6, -4.6, height + 14), (2.2, 0, height + 14),
                            (1.6, 4.6, height + 14), (0, 8.6, height + 14)], .5, of('aluminium'), g)
    bar.parent = g
    tube('pad', [(1.55, -4.4, height + 14), (2.15, 0, height + 14), (1.55, 4.4, height + 14)], .95, of('soft'), g)
    return g


def _clamp(parent, at, side):
    """A block round the rod, and the screw that holds it there."""
    block('clamp', (2.2, 2.2, 2.4), of('graphite'), parent, (at[0], at[1], at[2] - 1.2), .15, .3)
    stem = lathe('stem', [(.28, 0), (.28, 1.1)], 32, of('steel'), parent)
    stem.location, stem.rotation_euler = (at[0], at[1] + side * 1.0, at[2]), facing((0, side, 0))
    ridged = fillet([(0, 0), (.95, 0, .1), (.95, .9, .12), (0, .9)], 4)
    knob = lathe('knob', ridged, 120, of('soft'), parent, rib=(20, .09, -1, 2))
    knob.location, knob.rotation_euler = (at[0], at[1] + side * 2.0, at[2]), facing((0, side, 0))


def post(height):
    """A round foot, a rod, a plate for the device."""
    g = group('post')
    lathe('foot', fillet([(0, 0), (5.2, 0, .08), (5.2, 1.0, .3), (0, 1.2)], 8), 128, of('graphite'), g)
    _rod(g, (0, 0, .8), height - 1.3, .8)
    lathe('clamp', fillet([(.8, height - 6), (1.5, height - 6, .15), (1.5, height - 3.4, .15), (.8, height - 3.4)], 5),
          96, of('graphite'), g)
    _clamp(g, (0, -.4, height - 4.7), -1)
    lathe('plate', fillet([(0, height - .7), (3.6, height - .7, .1), (3.6, height, .1), (0, height)], 5), 128,
          of('aluminium'), g)
    return g


def scale(length):
    """A rail with a mark at every centimetre and a number at every tenth, from its left end."""
    g = group('scale')
    block('rail', (length + 3, 3.4, .7), of('aluminium'), g, (length / 2, 0, 0), .1, .3)
    for cm in range(length + 1):
        long = 1.5 if cm % 10 == 0 else 1.1 if cm % 5 == 0 else .7
        block('mark', (.09 if cm % 5 else .13, long, .02), of('ink'), g, (cm, -1.55 + long / 2, .695), .004)
        if cm % 10 == 0:
            text('number', str(cm), 1.5, of('ink'), g, (cm, .7, .715))
    return g


def laptop(width=30, depth=20.5):
    g = group('laptop')
    shell = principled('shell', '#b8bbbd', .38, metal=1.)
    block('keys', (width, depth, 1.0), shell, g, (0, 0, .15), .2, 1.2)
    block('keyboard', (width - 3.4, depth * .46, .03), of('graphite'), g, (0, depth * .16, 1.14), .01, .4)
    _keys(g, width - 4.2, depth * .46 - .8, depth * .16)
    block('pad', (10, 6.2, .02), principled('pad', '#a9acae', .3, metal=1.), g, (0, -depth * .29, 1.145), .006, .4)
    lid = group('lid', g)
    lid.location, lid.rotation_euler = (0, depth / 2 - .2, 1.1), (math.radians(72), 0, 0)
    block('lid', (width, depth, .6), shell, lid, (0, depth / 2, -.6), .15, 1.2)
    block('bezel', (width - .5, depth - .5, .05), of('glass'), lid, (0, depth / 2, 0), .02, 1.0)
    block('screen', (width - 1.6, depth - 2.0, .01), emissive('screen', '#14181a', 1), lid, (0, depth / 2 + .1, .051),
          .003, .4)
    for i, (x, y, _) in enumerate(ring_of_six(4.2)):
        colour = FOREST[4].colour if i == 4 else '#5a6266'
        place(lathe('dot', [(1.05, .07), (0, .07)], 64, emissive('dot %d' % i, colour, 1), lid), x, y + depth / 2)
    return g


def _keys(parent, width, depth, middle):
    """Five rows, and a long bar in the last."""
    rows, columns, gap = 5, 14, .22
    w, d = width / columns, depth / rows
    key = principled('key', '#17191a', .6, spec=.3)
    for row in range(rows):
        for column in range(columns):
            if row == 0 and 3 < column < 9:
                continue
            at = (-width / 2 + (column + .5) * w, middle - depth / 2 + (row + .5) * d, 1.16)
            block('key', (w - gap, d - gap, .12), key, parent, at, .04, .12)
    at = (-width / 2 + 6.5 * w, middle - depth / 2 + .5 * d, 1.16)
    block('bar', (5 * w - gap, d - gap, .12), key, parent, at, .04, .12)


def rack(scents=FOREST):
    """Six cartridges in a block."""
    g = group('rack')
    block('rack', (15.4, 3.6, 1.9), of('chalk'), g, (0, 0, 0), .25, .7)
    for i, scent in enumerate(scents):
        x = (i - 2.5) * 2.4
        place(lathe('seat', [(1.02, 1.91), (0, 1.91)], 64, of('black'), g), x, 0)
        cup = cartridge(scent)
        cup.parent = g
        place(cup, x, 0, 1.0)
    return g
