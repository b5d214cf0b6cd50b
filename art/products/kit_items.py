"""What comes with the device: its box, a card, a cable."""
import math

from mathutils import Vector

from products.parts import ring_of_six, sleeve_of
from studio.material import of, principled, print_of
from studio.shape import SANS, block, fillet, group, lathe, rounded_rectangle, slab, sweep, text, tube


def _dots(parent, radius, size, at, loaded):
    """The ring of six, flat; one dot has the colour of the scent in use."""
    for i, (x, y, _) in enumerate(ring_of_six(radius)):
        look = print_of(loaded) if i == 4 else of('ink')
        dot = lathe('dot', [(size, 0), (0, 0)], 48, look, parent, angle=10)
        dot.location = (at[0] + x, at[1] + y, at[2])


def carton(scent, width=15.0, depth=15.0, height=7.0):
    """A box with a lid; print on the lid and on the front."""
    g = group('carton')
    lid = 4.6
    block('tray', (width - .36, depth - .36, height - .3), of('carton'), g, (0, 0, 0), .06, .12)
    block('lid', (width, depth, lid), of('carton'), g, (0, 0, height - lid), .07, .12)
    top = height + .004
    _dots(g, 3.0, .82, (0, .2, top), scent.colour)
    print_ = {'parent': g, 'ink': of('ink')}
    text('name', 'Aroma Shooter 3', .82, at=(-width / 2 + 1.1, -depth / 2 + 1.5, top), face=SANS, align='LEFT',
         **print_)
    front = -depth / 2 - .004
    upright = (math.pi / 2, 0, 0)
    text('name', 'Aroma Shooter 3', .72, at=(-width / 2 + 1.1, front, height - 1.5), turn=upright, face=SANS,
         align='LEFT', **print_)
    text('contents', '1 device  6 cartridges  1 cable', .36, at=(-width / 2 + 1.1, front, height - 2.5), turn=upright,
         align='LEFT', **print_)
    text('serial', 'ASN3A00001', .36, at=(width / 2 - 1.1, front, height - 2.5), turn=upright, align='RIGHT',
         **print_)
    return g


def booklet(scent, width=8.4, height=11.6):
    """Folded sheets with the ring of six on the cover."""
    g = group('booklet')
    for i in range(5):
        sheet = slab('sheet', width - .03 * (4 - i), height - .02 * (4 - i), .12,
                     [(0, i * .05), (0, i * .05 + .038)], of('paper'), g, 6)
        sheet.location = (.012 * i, 0, 0)
    top = 4 * .05 + .042
    _dots(g, 1.35, .37, (0, 1.2, top), scent.colour)
    text('title', 'Getting started', .52, of('ink'), g, (-width / 2 + .9, -height / 2 + 1.1, top), face=SANS,
         align='LEFT')
    block('crease', (.02, height - .3, .004), of('pale ink'), g, (-width / 2 + .42, 0, 4 * .05 + .0385), .001)
    return g


RADIUS = .17


def cable(turns=3, inner=2.9):
    """Coiled flat, a tie round its strands; both ends lie out to the front, a plug at each."""
    g = group('cable')
    soft = principled('cable', '#2b2e2f', .62, spec=.3, grain=.25, grain_scale=40)
    step = RADIUS * 2 + .05
    start, end = math.radians(-58), math.radians(-122) - 2 * math.pi * (turns - 1)
    coil, count = [], 40 * turns
    for k in range(count + 1):
        f = k / count
        a, r = start + (end - start) * f, inner + step * turns * f
        coil.append(Vector((r * math.cos(a), r * math.sin(a), RADIUS)))
    # The inner end climbs over the strands that lie outside of it.
    first, outward = coil[0], Vector((.62, -1, 0)).normalized()
    over = [first + outward * d + Vector((0, 0, z)) for d, z in
            ((4.9, 0), (3.9, 0), (3.0, .04), (2.2, .32), (1.4, .38), (.6, .22))]
    last, away = coil[-1], Vector((-.5, -1, 0)).normalized()
    out = [last + away * d for d in (.9, 1.8, 2.8)]
    path = _smooth(over + coil + out)
    tube('cord', path, RADIUS, soft, g)
    _plug(g, over[0], (over[0] - over[1]).normalized(), 1.23, .66, .83, .25, .66)
    _plug(g, out[-1], (out[-1] - out[-2]).normalized(), 1.56, .78, 1.2, .45, 1.18)
    middle = inner + step * turns * .5
    block('tie', (.9, step * turns + .5, RADIUS * 2 + .12), of('soft'), g, (0, middle, 0), .1, .12)
    return g


def _smooth(points):
    return [(a + b + b + c) / 4 if 0 < i < len(points) - 1 else b for i, (a, b, c) in
            enumerate(zip([points[0]] + points, points, points[1:] + [points[-1]]))]


def _plug(parent, at, direction, wide, thick, mouth, tall, reach):
    """A grip of rubber with ridges for the thumb, a sleeve against kinks, a hollow of steel."""
    g = group('plug', parent)
    turn = math.atan2(direction.y, direction.x)
    g.location, g.rotation_euler = (at[0], at[1], 0), (0, 0, turn)
    z = max(thick / 2, RADIUS)
    sleeve = lathe('sleeve', fillet([(RADIUS, -.9), (RADIUS * 1.2, -.9, .03), (RADIUS * 1.6, .1), (0, .1)], 4), 48,
                   of('soft'), g)
    sleeve.location, sleeve.rotation_euler = (0, 0, z), (0, math.pi / 2, 0)
    sections = [(0, .55), (.12, .86), (.3, 1), (1.9, 1), (2.05, .97), (2.1, .9)]
    path = [(Vector((x, 0, z)), wide / 2 * k, thick / 2 * k) for x, k in sections]
    sweep('grip', path, lambda w, h: rounded_rectangle(2 * w, 2 * h, min(w, h) * .62, 6), of('soft'), g)
    for k in range(4):
        for side in (-1, 1):
            at = (.75 + k * .2, 0, z + side * thick / 2 - .015)
            block('ridge', (.05, wide * .5, .03), of('graphite'), g, at, .01)
    shell = group('shell', g)
    shell.location, shell.rotation_euler = (2.1, 0, z), (math.pi / 2, 0, math.pi / 2)
    sleeve_of(shell, mouth, tall, min(tall, mouth) * .42, .035, 0, reach)
    slab('tongue', mouth - .16, .07, .03, [(0, .1), (0, reach - .1)], of('black'), shell)
