"""A shop at dusk: a front with a lit window and a sign, and a person seen from behind."""
import math
import random

from mathutils import Vector

from products.parts import ring_of_six
from studio.light import area
from studio.material import emissive, of, principled
from studio.shape import SANS, block, fillet, group, lathe, mesh, place, sweep, text

LEFT, RIGHT, SILL, TOP, DEEP = -190, 52, 34, 158, 190


def shop(name):
    """The wall is at y = 0, the window in it open to a room behind."""
    g = group('shop')
    wall = principled('front', '#26292a', .6, spec=.35, grain=.1, grain_scale=2)
    for x0, x1, z0, z1 in ((-400, 400, TOP, 420), (-400, LEFT, -1, TOP), (RIGHT, 118, -1, TOP), (214, 400, -1, TOP),
                           (LEFT, RIGHT, -1, SILL)):
        block('wall', (x1 - x0, 14, z1 - z0), wall, g, ((x0 + x1) / 2, 7, z0), .4)
    block('band', (420, 5, 30), principled('band', '#1b1d1e', .45, spec=.4), g, (0, -2.5, TOP + 9), .5)
    light = principled('letters', '#fff3e0', .5, Emission='#ffe6c2', Emission_Strength=2.6)
    text('sign', name, 21, light, g, (6, -5.3, TOP + 24), (math.pi / 2, 0, 0), SANS, 'LEFT')
    for x, z, _ in ring_of_six(6.2):
        dot = lathe('dot', [(1.9, 0), (0, 0)], 32, light, g, angle=10)
        dot.location, dot.rotation_euler = (114 + x, -5.3, TOP + 24 + z), (math.pi / 2, 0, 0)
    frame = principled('frame', '#141617', .4, spec=.5)
    for x in (LEFT + 1.5, -70, RIGHT - 1.5):
        block('mullion', (3, 6, TOP - SILL), frame, g, (x, 2, SILL), .2)
    for z in (SILL, TOP - 3):
        block('rail', (RIGHT - LEFT, 6, 3), frame, g, ((LEFT + RIGHT) / 2, 2, z), .2)
    block('sill', (RIGHT - LEFT + 10, 16, 3.5), frame, g, ((LEFT + RIGHT) / 2, -4, SILL - 3.5), .3)
    block('door', (96, 5, TOP), principled('door', '#1f2223', .4, spec=.5), g, (166, 8, 0), .4)
    _room(g)
    return g


def _room(g):
    plaster = principled('plaster', '#e9dcc6', .8, spec=.1)
    block('back', (520, 6, 300), plaster, g, (-60, DEEP, -20), .2)
    block('ceiling', (520, DEEP, 6), plaster, g, (-60, DEEP / 2 + 14, TOP + 60), .2)
    block('inside floor', (520, DEEP, 2), principled('boards', '#8d6f52', .5), g, (-60, DEEP / 2 + 14, -1), .2)
    wood, crust = principled('oak', '#a9835a', .5, spec=.3), [
        principled('crust %d' % i, c, .7, spec=.2, grain=.5, grain_scale=1) for i, c in
        enumerate(('#a9652c', '#c08442', '#8a4f22'))]
    chance = random.Random(7)
    for z in (72, 104, 136):
        block('shelf', (330, 30, 3), wood, g, (-80, DEEP - 20, z), .3)
        x = -235
        while x < 75:
            w, h = chance.uniform(9, 17), chance.uniform(7, 11)
            loaf = lathe('loaf', [(math.cos(t), math.sin(t)) for t in [k * math.pi / 24 for k in range(13)]], 32,
                         chance.choice(crust), g)
            place(loaf, x + w, DEEP - 22, z + 3, chance.uniform(-20, 20))
            loaf.scale = (w, 9, h)
            x += 2 * w + chance.uniform(1, 14)
    block('counter', (250, 46, 92), wood, g, (-60, 96, 0), .6)
    for x in (-150, -95, -30, 20):
        lamp = lathe('lamp', fillet([(0, 0), (9, 0, 3), (7, 9, 4), (0, 11)], 6), 48,
                     emissive('lamp', '#ffe2b4', 9), g)
        lamp.location = (x, 84, 132)
        block('flex', (.5, .5, 90), of('black'), g, (x, 84, 142), .1)
    area('ceiling', (-70, 95, TOP + 55), (-70, 95, 0), 230, 330000, '#ffe0b0', 120)


def passer_by():
    """In a long coat, hands in the pockets; looks to the back (+y). 172 cm."""
    g = group('passer-by')
    coat = principled('coat', '#16181b', .85, spec=.15, grain=.3, grain_scale=1.5)
    trousers, hair = principled('trousers', '#101214', .9, spec=.1), principled('hair', '#120f0d', .6, spec=.3)
    _loft(g, coat, [(48, 23, 15), (60, 23, 15), (78, 22, 14.5), (96, 20, 13.5), (108, 19, 13), (120, 20.5, 13),
                    (130, 21.5, 12.5), (136, 20.5, 11.8), (140, 17.5, 10.5), (143, 12.5, 9.2), (145.5, 8.8, 8.4),
                    (149, 7.4, 7.6), (150, 6.6, 6.8)])
    skin = principled('skin', '#8a6a55', .6)
    _loft(g, skin, [(146, 5.4, 5.8), (151, 5.3, 5.9), (154, 6.0, 7.6), (158, 7.0, 8.8), (162, 7.4, 9.4)])
    _loft(g, hair, [(153.5, 6.6, 7.4), (156, 7.5, 8.9), (160, 8.0, 9.9), (165, 8.1, 10.1), (169, 7.2, 9.0),
                    (172, 4.9, 6.0), (173.4, 2.0, 2.4), (173.7, .05, .05)], shift=-.8)
    for side in (-1, 1):
        arm = [((side * 12, 0, 138), 3.2), ((side * 16.5, 0, 136.5), 5.4), ((side * 21.5, -1, 131.5), 6.1),
               ((side * 23.5, -2, 124), 6.0), ((side * 26.5, -3, 110), 5.6),
               ((side * 26.5, 0, 99), 5.2), ((side * 23, 6, 88), 5.2), ((side * 18, 9, 82), 4.6)]
        sweep('arm', [(Vector(p), r, r) for p, r in _between(arm)], _round, coat, g, (0, 1, .3))
        leg = [((side * 9.5, 0, 56), 9), ((side * 9.5, -1, 40), 7.8), ((side * 10, 0, 20), 6.8),
               ((side * 10, 0, 4), 6.2)]
        sweep('leg', [(Vector(p), r, r) for p, r in _between(leg)], _round, trousers, g, (0, 1, 0))
        block('shoe', (9.5, 27, 7.5), of('black'), g, (side * 10.5, 5, 0), 2.6, 4)
    return g


def _between(rows, steps=6):
    out = []
    for (a, r), (b, s) in zip(rows, rows[1:]):
        out += [(Vector(a).lerp(Vector(b), k / steps), r + (s - r) * k / steps) for k in range(steps)]
    return out + [(Vector(rows[-1][0]), rows[-1][1])]


def _round(w, h):
    return [(w * math.cos(k * math.pi / 12), h * math.sin(k * math.pi / 12)) for k in range(24)]


def _loft(parent, material, rows, shift=0.0, around=64):
    verts, faces = [], []
    for z, w, d in rows:
        p = 2.5 if w > 12 else 2.1
        for k in range(around):
            c, s = math.cos(2 * math.pi * k / around), math.sin(2 * math.pi * k / around)
            verts.append((w * math.copysign(abs(c) ** (2 / p), c), d * math.copysign(abs(s) ** (2 / p), s) + shift, z))
    for i in range(len(rows) - 1):
        for k in range(around):
            a, b = i * around + k, i * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    return mesh('loft', verts, faces, material, parent, 80)
