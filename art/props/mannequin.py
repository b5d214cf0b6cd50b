"""A figure without a face: head, neck and shoulders, to show how large a device is and how it is worn."""
import math

from studio.material import principled
from studio.shape import group, mesh

# From the chest to the crown, in centimetres above the collar: height, half width, half depth, middle to the front.
_BUST = [
    (-34, 15.5, 10.5, 0), (-26, 17.5, 11.5, .4), (-18, 20.0, 12.0, .6), (-12, 21.2, 11.2, .2), (-8, 20.6, 9.8, -.4),
    (-5, 17.8, 8.6, -.8), (-2.8, 13.0, 7.9, -1.0), (-1.2, 9.6, 7.3, -.9), (.4, 7.6, 6.8, -.6), (2.5, 6.3, 6.3, -.2),
    (5, 5.8, 6.0, .3), (8, 5.7, 6.1, .6), (9.6, 5.6, 6.6, 1.0), (10.8, 5.5, 7.4, 1.9), (11.9, 5.5, 8.2, 2.6),
    (13.4, 5.9, 8.9, 2.7), (15.5, 6.6, 9.5, 2.4), (18.5, 7.2, 9.8, 1.9), (22, 7.6, 10.0, 1.4), (26, 7.7, 10.0, 1.0),
    (29, 7.3, 9.3, .8), (31.5, 6.2, 7.7, .7),
    (33.2, 4.4, 5.4, .7), (34.2, 2.2, 2.7, .7), (34.5, .02, .02, .7),
]


def mannequin(colour='#c9ccca', rough=.55):
    """Looks to the front (-y)."""
    g = group('mannequin')
    skin = principled('mannequin', colour, rough, spec=.35, grain=.1, grain_scale=20)
    around, verts, faces = 96, [], []
    rings = _smooth(_BUST, 6)
    for z, w, d, front in rings:
        # Shoulders are boxier than a neck or a head.
        p = 2.0 + .7 * max(0.0, min(1.0, (w - 9) / 9))
        for k in range(around):
            c, s = math.cos(2 * math.pi * k / around), math.sin(2 * math.pi * k / around)
            x = w * math.copysign(abs(c) ** (2 / p), c)
            y = d * math.copysign(abs(s) ** (2 / p), s)
            verts.append((x, y - front, z))
    for i in range(len(rings) - 1):
        for k in range(around):
            a, b = i * around + k, i * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    faces.append(tuple(reversed(range(around))))
    mesh('bust', verts, faces, skin, g, 80)
    return g


def _smooth(rows, steps):
    """A curve through the rows (Catmull and Rom)."""
    out = []
    for i in range(len(rows) - 1):
        p0, p1, p2, p3 = rows[max(i - 1, 0)], rows[i], rows[i + 1], rows[min(i + 2, len(rows) - 1)]
        for k in range(steps):
            t = k / steps
            out.append(tuple(
                .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    return out + [rows[-1]]
