"""
Aroma Shooter Wearable 3: a soft strap round the neck, and at each end a pod with three scents, hung on
a knuckle hinge, with a nozzle at its tip that looks up.
"""
import math

from mathutils import Vector

from products.parts import nozzle, well
from products.scents import GARDEN
from studio.material import of
from studio.shape import across, drill, facing, fillet, group, lathe, sweep

WIDE, DEEP = 7.2, 7.9  # half axes of the collar
OPEN = 24  # degrees that are missing in front, to each side
STEPS = 240
POD, HINGE, STRAP = 52, 57, 62  # steps from a tip: end of the pod, pin, beginning of the strap
UP = Vector((0, 0, 1))


def wearable3(pack=GARDEN, glow=None):
    g = group('wearable 3')
    for side in (1, -1):
        line = _line(side)
        _pod(g, line, pack[:3] if side == 1 else pack[3:], glow)
        _hinge(g, line)
    _strap(g, _line(1))
    return g


def _line(side):
    """The middle of the collar from one tip to the other; the other side is its mirror."""
    out = []
    for i in range(STEPS + 1):
        f = i / STEPS
        t = math.radians(-90 + OPEN + (360 - 2 * OPEN) * f)
        near = min(i, STEPS - i)
        lift = max(0, 1 - near / 15) ** 2 * 1.15  # the tips rise towards the nose
        nape = _smooth((near - POD) / (STEPS / 2 - POD)) * 1.9
        out.append(Vector((side * WIDE * math.cos(t), DEEP * math.sin(t), 1.02 + lift + nape)))
    return out


def _smooth(x):
    x = min(1, max(0, x))
    return x * x * (3 - 2 * x)


def _deck(w, h, steps=64):
    """Flat above, round below: wells sit flush, and the pod lies well on a collar bone."""
    out = []
    for k in range(steps):
        t = 2 * math.pi * k / steps
        c, s = math.cos(t), math.sin(t)
        p = 3.6 if s > 0 else 2.3
        out.append((w * math.copysign(abs(c) ** (2 / p), c), h * math.copysign(abs(s) ** (2 / p), s)))
    return out


def _pod(parent, line, scents, glow):
    first, last = 7, POD
    path = []
    for i in range(first, last + 1):
        tip = _smooth((i - first) / 13)
        w, h = .52 + .53 * tip, .52 + .26 * tip
        rest = (last - i) / 6.0
        if rest < 1:  # rounded towards the hinge
            close = math.sqrt(max(.0004, 1 - (1 - rest) ** 2))
            w, h = .36 + (w - .36) * close, .40 + (h - .40) * close
        path.append((line[i], w, h))
    body = sweep('pod', path, _deck, of('chalk'), parent)
    for k, scent in enumerate(scents):
        i = 21 + k * 10
        at, along = line[i], (line[i + 1] - line[i - 1]).normalized()
        up = across(along)[1]
        top = at + up * path[i - first][2]
        drill(body, top, .585, .42, up, 64)
        well(parent, top - up * .015, .55, scent.colour, 'chalk2', segments=64, direction=up)
    _tip(parent, line[first], (line[first] - line[first + 2]).normalized(), glow or scents[0].colour)


def _tip(parent, at, direction, glow):
    """A ring of aluminium, a soft grip with three grooves, the collar of the nozzle."""
    g = group('tip', parent)
    g.location, g.rotation_euler = at, facing(direction)
    lathe('ring', fillet([(.3, -.06), (.545, -.06, .02), (.545, .06, .02), (.3, .06)], 4), 96,
          of('aluminium'), g)
    grip = [(.3, .05), (.525, .05, .03)]
    for i in range(3):
        z = .14 + i * .15
        grip += [(.525, z, .02), (.475, z + .03, .02), (.475, z + .07, .02), (.525, z + .10, .02)]
    grip += [(.525, .66, .06), (.3, .66)]
    lathe('grip', fillet(grip, 4), 96, of('soft'), g)
    nozzle(g, (0, 0, .86), (0, 0, 1), .44, .42, glow)


def _hinge(parent, line):
    """Three knuckles on an upright pin: the middle one belongs to the pod, two to the strap."""
    at = line[HINGE]
    g = group('hinge', parent)
    g.location = at
    for low, high, name in ((-.62, -.235, 'soft'), (-.205, .205, 'aluminium'), (.235, .62, 'soft')):
        lathe('knuckle', fillet([(0, low), (.47, low, .05), (.47, high, .05), (0, high)], 6), 96,
              of(name), g)
    lathe('pin', fillet([(.2, .6), (.24, .665, .03), (.20, .69, .02), (0, .69)], 4), 64,
          of('aluminium'), g)
    lathe('slot', [(.085, .694), (0, .694)], 6, of('black'), g, angle=10)
    for step, low, high, name in ((-1, -.19, .19, 'aluminium'), (1, -.61, -.245, 'soft'),
                                  (1, .245, .61, 'soft')):
        end = line[HINGE + step * 6]
        path = [(at.lerp(end, f) + UP * ((low + high) / 2), .34, (high - low) / 2)
                for f in (.0, .5, 1.0)]
        sweep('leaf', path, _leaf, of(name), parent)


def _leaf(w, h):
    e = .06
    return [(w - e, -h), (w, -h + e), (w, h - e), (w - e, h), (-w + e, h), (-w, h - e), (-w, -h + e),
            (-w + e, -h)]


def _strap(parent, line):
    """Soft and taller than wide, with the parting line of its mould along the outside."""
    path = []
    for i in range(STRAP, STEPS - STRAP + 1):
        near = min(i, STEPS - i) - STRAP
        thick = _smooth(near / 26)
        end = math.sqrt(max(.0004, 1 - max(0, 1 - near / 5.0) ** 2))
        w, h = .46 - .12 * thick, .66 - .10 * thick
        path.append((line[i], .3 + (w - .3) * end, .58 + (h - .58) * end))
    sweep('strap', path, _oval, of('soft'), parent)
    inner = [(p + across(_along(line, i + STRAP))[0] * (w + .004), .012, .022)
             for i, (p, w, h) in enumerate(path)][5:-5]
    sweep('seam', inner, _leaf_thin, of('black'), parent)


def _along(line, i):
    return (line[min(i + 1, len(line) - 1)] - line[max(i - 1, 0)]).normalized()


def _oval(w, h, steps=48, p=2.8):
    out = []
    for k in range(steps):
        c, s = math.cos(2 * math.pi * k / steps), math.sin(2 * math.pi * k / steps)
        out.append((w * math.copysign(abs(c) ** (2 / p), c), h * math.copysign(abs(s) ** (2 / p), s)))
    return out


def _leaf_thin(w, h):
    return [(w, -h), (w, h), (-w, h), (-w, -h)]
