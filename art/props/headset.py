"""A head-mounted display of no make."""
import math

from mathutils import Vector

from studio.material import of, principled
from studio.shape import block, facing, fillet, group, lathe, slab, sweep


def headset():
    """Looks towards the camera's side (-y); the middle of the head is at the origin."""
    g = group('headset')
    _visor(g)
    _band(g, _loop(8.0, 10.4, 1.4), 1.15, .34, of('chalk2'))
    _band(g, _over(10.4, 11.9), 1.5, .2, principled('webbing', '#6d7376', .9, spec=.15, grain=.6, grain_scale=9))
    for side in (-1, 1):
        hub = lathe('hub', fillet([(0, -.5), (1.5, -.5, .2), (1.5, .55, .25), (0, .55)], 8), 96,
                    of('graphite'), g)
        hub.location, hub.rotation_euler = (side * 7.9, -1.5, .6), facing((side, 0, 0))
    back = block('cradle', (6.2, 1.5, 3.4), of('chalk'), g, (0, 10.2, .2), .5, .7)
    back.parent = g
    return g


def _visor(g):
    turn = [math.radians(t) for t in range(0, 91, 10)]
    e = 1.5
    near = [(e * (1 - math.sin(t)), e * (1 - math.cos(t))) for t in turn]
    far = [(.5 * (1 - math.cos(t)), 6.2 - .5 + .5 * math.sin(t)) for t in turn]
    shell = slab('visor', 17.6, 9.2, 3.9, near + far, of('chalk'), g, 28)
    glass = slab('glass', 15.2, 6.9, 3.1, [(.16, -.10), (.04, -.05), (0, .1), (0, .5)], of('glass'), g, 28)
    gasket = slab('gasket', 16.0, 7.8, 3.4, [(0, 6.0), (.2, 7.2), (.5, 8.0)], of('soft'), g, 28)
    for part in (shell, glass, gasket):
        part.location, part.rotation_euler = (0, -16.0, 0), (-math.pi / 2, 0, 0)
    for x in (-5.2, 5.2):
        for z in (-1.9, 1.9):
            eye = lathe('eye', fillet([(0, -.16), (.42, -.16, .05), (.42, .1), (0, .1)], 5), 48, of('black'), g)
            eye.location, eye.rotation_euler = (x, -15.95, z), (math.pi / 2, 0, 0)


def _loop(a, b, rise):
    """Round the back of the head, from one side of the visor to the other."""
    out = []
    for k in range(121):
        t = math.radians(-62 + 304 * k / 120)
        out.append(Vector((a * math.cos(t), b * math.sin(t), rise * (math.sin(t) + .9) * .5)))
    return out


def _over(depth, height):
    """Over the top of the head, from the visor to the cradle."""
    out = []
    for k in range(81):
        t = math.radians(12 + 156 * k / 80)
        out.append(Vector((0, -depth * math.cos(t), height * math.sin(t) + .6)))
    return out


def _band(parent, points, half_width, half_thickness, material):
    middle = sum(points, Vector()) / len(points)

    def section(w, h):
        out = []
        for k in range(32):
            c, s = math.cos(2 * math.pi * k / 32), math.sin(2 * math.pi * k / 32)
            out.append((w * math.copysign(abs(c) ** .7, c), h * math.copysign(abs(s) ** .7, s)))
        return out
    is_upright = abs(points[0].x - middle.x) < 1e-6
    up = (1, 0, 0) if is_upright else (0, 0, 1)
    return sweep('band', [(p, half_thickness, half_width) for p in points], section, material, parent, up)
