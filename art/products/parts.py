"""What the devices share: the well of a scent, the nozzle, the row of six, and the marks of their making."""
import math

from studio import material
from studio.material import of
from studio.shape import (MONO, SANS, cells, cut, facing, fillet, group, lathe, mesh, rounded_rectangle, slab,
                          text, wrap)


def ring_of_six(radius):
    """Six places on a circle, counted as the chambers are, from the back with the clock: [(x, y, angle)]."""
    angles = [math.pi / 2 - i * math.pi / 3 for i in range(6)]
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
    pores(g, r, -.128)
    return g


def pores(parent, r, z):
    """The six openings through which the air takes up a scent."""
    for x, y, _ in ring_of_six(r * .3):
        pore = lathe('pore', [(.05 * r, .006), (0, .006)], 20, of('ink'), parent, angle=10)
        pore.location = (x, y, z)


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


def parting(radius, z, wide=.05, deep=.06):
    """Where two halves of a mould met, as points of a profile: a groove with broken edges."""
    e = .016
    return [(radius, z - wide / 2 - e), (radius - e, z - wide / 2), (radius - deep, z - wide / 2),
            (radius - deep, z + wide / 2), (radius - e, z + wide / 2), (radius, z + wide / 2 + e)]


def screw(parent, at, r=.14, turn=0.0):
    """A flat round head with a hexagonal socket."""
    g = group('screw', parent)
    g.location, g.rotation_euler = at, (0, 0, turn)
    head = fillet([(r, -.08), (r, .02, .02), (r * .6, .02, .01), (r * .56, -.02)], 4)
    lathe('head', head, 48, of('dark aluminium'), g)
    lathe('socket', [(r * .62, .021), (0, .021)], 6, of('black'), g, angle=10)


def usb_port(target, parent, at, direction):
    """A socket of type C: a slot through the wall, a steel shell a little behind it, its tongue."""
    width, height, corner = .94, .36, .17
    bit = slab('bit', width, height, corner, [(0, -.7), (0, .5)])
    bit.location, bit.rotation_euler = at, _upright(direction)
    cut(target, bit)
    g = group('port', parent)
    g.location, g.rotation_euler = at, _upright(direction)
    sleeve_of(g, width - .02, height - .02, corner - .01, .035, -.62, -.06)
    slab('floor', width, height, corner, [(0, -.66), (0, -.6)], of('black'), g)
    slab('tongue', .64, .07, .03, [(0, -.6), (0, -.16), (.02, -.14)], of('graphite'), g)
    return g


def _upright(direction):
    """Facing a direction of the plane with its longer side level."""
    return (math.pi / 2, 0, math.atan2(direction[1], direction[0]) + math.pi / 2)


def sleeve_of(parent, w, h, r, wall, low, high):
    """An open tube of metal with a rounded section."""
    outer, inner = rounded_rectangle(w, h, r, 8), rounded_rectangle(w - 2 * wall, h - 2 * wall, r - wall, 8)
    n, verts, faces = len(outer), [], []
    for outline, z in ((outer, low), (outer, high), (inner, high), (inner, low)):
        verts += [(x, y, z) for x, y in outline]
    for ring in range(3):
        for k in range(n):
            a, b = ring * n + k, ring * n + (k + 1) % n
            faces.append((a, b, b + n, a + n))
    return mesh('sleeve', verts, faces, of('aluminium'), parent)


def rating(parent, radius, azimuth, z, name, serial, ink='ink', size=1.0):
    """Printed on the wall: the device, its serial number, and the code that a reader takes it from."""
    lines = ((name, .17, .21, SANS), ('S/N ' + serial, -.06, .15, MONO), ('DC 5 V 2 A', -.25, .15, MONO))
    for body, y, height, face in lines:
        line = text('rating', body, height * size, of(ink), None, (-.55 * size, z + y * size, .002), face=face,
                    align='LEFT')
        wrap(line, radius, azimuth, parent)
    wrap(cells('code', .46 * size, 12, of(ink), (-.9 * size, z, .002), len(serial)), radius, azimuth, parent)


def light_pipes(parent, radius, azimuths, z):
    """The two lights on the front: pins of clear plastic, flush with the wall."""
    for azimuth in azimuths:
        a = math.radians(azimuth - 90)
        d = (math.cos(a), math.sin(a), 0)
        pin = lathe('pin', fillet([(.075, -.05), (.075, .004), (.055, .012), (0, .014)], 3), 32,
                    of('light pipe'), parent)
        pin.location, pin.rotation_euler = (d[0] * radius, d[1] * radius, z), facing(d)
