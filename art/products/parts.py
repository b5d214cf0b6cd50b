"""What the devices share: the well of a scent, the nozzle, the row of six."""
import math

from studio import material
from studio.colour import PACK  # noqa: F401  (the products take it from here)
from studio.material import of
from studio.shape import facing, fillet, group, lathe


def ring_of_six(radius):
    """Six places on a circle, counted as the chambers are: [(x, y, angle)]."""
    angles = [math.pi / 2 + i * math.pi / 3 for i in range(6)]
    return [(radius * math.cos(a), radius * math.sin(a), a) for a in angles]


def lens_profile(r, top):
    """A polished dish with a raised rim, from the rim's foot to the middle."""
    dish = [(0, top - .135)] + [(r * .66 * t, top - .135 + .05 * t * t) for t in (.35, .6, .8, 1)]
    rim = fillet([(r * .66, top - .085), (r * .86, top - .01, .06), (r * .885, top - .06, .03),
                  (r * .885, top - .32)], 6)[1:]
    return list(reversed(dish + rim))


def well(parent, at, r, colour, trim='chalk2', sleeve=False, segments=72, direction=(0, 0, 1)):
    """A soft ring, and in it the dished lens of the cartridge."""
    g = group('well', parent)
    g.location, g.rotation_euler = at, facing(direction)
    foot = [(r * 1.14, -.6)] if sleeve else []
    edge = [(r * .93, -.25), (r * .93, .035, .03), (r * 1.09, .035, .05), (r * 1.14, -.02)]
    lathe('trim', fillet(edge + foot, 6), segments, of(trim), g)
    lathe('void', [(0, -.34), (r * 1.02, -.34), (r * 1.02, -.02)], segments, of('black'), g)
    lathe('lens', lens_profile(r, 0), segments, material.lens(colour), g)
    return g


def nozzle(parent, at, direction, r=1.0, depth=.8, glow=None):
    """A collar of aluminium, a stepped funnel, a ring of light in the colour of the scent, six ports."""
    g = group('nozzle', parent)
    g.location, g.rotation_euler = at, facing(direction)
    collar = [(r * 1.16, -.5), (r * 1.16, .16, .07), (r * .99, .16, .03), (r * .93, .06, .03),
              (r * .90, -depth * .5)]
    lathe('collar', fillet(collar, 8), 128, of('aluminium'), g)
    throat = [(r * .915, -.02), (r * .90, -depth * .30), (r * .84, -depth * .32),
              (r * .80, -depth * .52), (r * .74, -depth * .54), (r * .70, -depth * .74),
              (0, -depth * .74)]
    lathe('throat', fillet(throat, 3), 128, of('dark aluminium'), g, angle=25)
    if glow:
        light = material.emissive('glow ' + glow, glow, 3.2)
        lathe('halo', [(r * .835, -depth * .325), (r * .795, -depth * .50)], 128, light, g)
    for i in range(6):
        a = math.pi / 6 + i * math.pi / 3
        rim = [(.105 * r, -.12), (.105 * r, .03, .02), (.16 * r, .03, .03), (.16 * r, -.12)]
        port = lathe('port', fillet(rim, 5), 40, of('aluminium'), g)
        port.location = (math.cos(a) * r * .40, math.sin(a) * r * .40, -depth * .73)
        lathe('hole', [(.1 * r, .012), (0, .012)], 24, of('black'), port, angle=10)
    return g
