"""The cartridges: a clear tube with a solid core, and the flat plate of the second generation."""
import math

from studio import material
from studio.material import of
from studio.shape import block, cut, fillet, group, lathe, slab
from products.parts import lens_profile

LENGTH, RADIUS = 3.0, .86


def cartridge(colour):
    h, r = LENGTH, RADIUS
    g = group('cartridge')
    lathe('core', fillet([(0, .2), (r * .78, .2, .12), (r * .78, h - .78, .12), (0, h - .78)], 10), 128,
          material.core(colour), g)
    shell = [(0, .0), (r, .0, .16), (r, h - .5), (r - .08, h - .5), (r - .08, .1, .12), (0, .1)]
    lathe('shell', fillet(shell, 10), 160, of('clear'), g).visible_shadow = False
    cap = [(0, h - .72), (r * .995, h - .72, .02), (r, h - .06, .1), (r * .9, h, .03), (r * .84, h - .1)]
    lathe('cap', fillet(cap, 8), 160, of('chalk'), g)
    lathe('band', fillet([(r * 1.012, h - .74), (r * 1.012, h - .66)], 2), 160, of('dark aluminium'), g)
    lathe('lens', lens_profile(r * .95, h), 128, material.lens(colour), g)
    return g


def plate_cartridge(colour):
    """A rounded square; on two sides a tongue, cut free, snaps into the device."""
    g = group('plate cartridge')
    size = 3.2
    body = slab('body', size, size, .7, [(.08, 0), (.02, .03), (0, .09), (0, .36), (.03, .43), (.1, .46)],
                of('chalk'), g)
    for side in (-1, 1):
        for y in (-.42, .42):
            cut(body, block('slit', (.5, .07, 2), None, None, (side * (size / 2 - .12), y, -1), .01))
        cut(body, block('groove', (.07, .84, 1), None, None, (side * (size / 2 - .34), 0, .34), .01))
        hook = block('hook', (.16, .56, .12), of('chalk2'), g, (side * (size / 2 + .02), 0, .15), .05)
        hook.parent = g
    key = lathe('key', [(0, -1), (.13, -1), (.13, 1), (0, 1)], 48)
    key.location = (-size / 2 + .4, -size / 2 + .4, .9)
    key.scale = (1, 1, .52)
    cut(body, key)
    well_of = lathe('seat', [(0, .30), (1.2, .30), (1.2, 1), (0, 1)], 128)
    cut(body, well_of)
    lathe('ring', fillet([(1.19, .32), (1.19, .50, .05), (1.04, .50, .04), (1.02, .34)], 8), 160,
          of('aluminium'), g)
    lathe('lens', lens_profile(1.15, .5), 160, material.lens(colour), g)
    for i in range(6):
        a = math.pi / 6 + i * math.pi / 3
        pore = lathe('pore', [(.055, .006), (0, .006)], 24, of('ink'), g, angle=10)
        pore.location = (.46 * math.cos(a), .46 * math.sin(a), .392)
    return g
