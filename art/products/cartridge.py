"""The cartridges: a clear tube with a solid core and a label, and the flat plate of the second generation."""
import math

from products.parts import lens_profile, pores
from studio import material
from studio.material import of
from studio.shape import SANS, block, cells, cut, fillet, group, lathe, panel, slab, text, wrap

LENGTH, RADIUS = 3.0, .86


def cartridge(scent, turn=0):
    """The label looks so many degrees to the right of the front."""
    h, r = LENGTH, RADIUS
    g = group('cartridge')
    core = [(0, .26), (r * .74, .26, .1), (r * .74, h - .76, .05), (0, h - .76)]
    lathe('core', fillet(core, 8), 128, material.core(scent.colour), g)
    # One closed skin, outside and inside: light bends at both of its faces.
    shell = [(0, .0), (r - .03, .0, .05), (r, .06, .04), (r, h - .62), (r - .09, h - .62), (r - .09, .2, .1), (0, .2)]
    lathe('shell', fillet(shell, 8), 160, of('clear'), g).visible_shadow = False
    seal = [(r * .9, h - .74), (r * .985, h - .74, .02), (r * .985, h - .64, .02), (r * .9, h - .64)]
    lathe('gasket', fillet(seal, 4), 128, of('rubber'), g)
    cap = [(0, h - .65), (r * .97, h - .65, .02), (r, h - .62, .02), (r, h - .06, .1), (r * .9, h, .03),
           (r * .84, h - .1)]
    knurl = (h - .56, h - .24)
    lathe('cap', _with_rings(fillet(cap, 8), *knurl), 480, of('chalk'), g, 60, (60, .03, *knurl))
    lathe('lens', lens_profile(r * .95, h), 128, material.lens(scent.colour), g)
    pores(g, r * .95, h - .128)
    _label(g, scent, turn)
    _white_below(g)
    return g


def _white_below(parent):
    """What light sees through the tube: the floor is the page, and the page is not in the scene."""
    disc = lathe('white below', [(RADIUS * .99, .004), (0, .004)], 64, of('page'), parent, angle=10)
    disc.visible_camera = disc.visible_diffuse = disc.visible_glossy = disc.visible_shadow = False


def _with_rings(profile, low, high):
    """The straight wall of the cap has rings where its knurl begins and ends."""
    out = []
    for here, after in zip(profile, profile[1:]):
        out.append(here)
        if abs(here[0] - after[0]) < 1e-6 and here[1] < low and after[1] > high:
            out += [(here[0], z) for z in (low - .03, low, high, high + .03)]
    return out + [profile[-1]]


def _label(parent, scent, turn):
    """Film on the tube: the name, the code, a stripe in the colour of the kind, a code for readers."""
    wide, tall, middle = 1.3, 1.42, 1.2
    left, size = -wide / 2 + .12, min(.27, 1.62 / max(len(scent.name), 4))
    parts = (
        panel('film', wide, tall, .08, of('label'), (0, middle, .006)),
        panel('stripe', wide, .11, .02, material.print_of(scent.colour), (0, middle - tall / 2 + .2, .008)),
        text('name', scent.name, size, of('ink'), parent, (left, middle + .43, .008), face=SANS, align='LEFT'),
        text('code', scent.code, .155, of('ink'), parent, (left, middle + .17, .008), align='LEFT'),
        cells('square', .34, 12, of('ink'), (left + .17, middle - .2, .008), sum(map(ord, scent.code))),
    )
    for part in parts:
        wrap(part, RADIUS, turn, parent)


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
