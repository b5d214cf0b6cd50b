"""Solid forms: turned, lofted, swept, cut. One unit is one centimetre."""
import math
import os
import random

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image, ImageDraw, ImageFont

from studio.material import stencil

_FACES = os.path.join(os.path.dirname(__file__), '..', '..', 'node_modules', '@fontsource-variable')
MONO = (os.path.join(_FACES, 'geist-mono', 'files', 'geist-mono-latin-wght-normal.woff2'), [500])
SANS = (os.path.join(_FACES, 'mona-sans', 'files', 'mona-sans-latin-wdth-normal.woff2'), [112, 580])
_EM, _MARGIN = 128, 12  # pixels of the print


def link(thing, parent=None):
    bpy.context.scene.collection.objects.link(thing)
    if parent:
        thing.parent = parent
    return thing


def group(name, parent=None):
    """An empty that carries the parts of one thing."""
    return link(bpy.data.objects.new(name, None), parent)


def mesh(name, verts, faces, material=None, parent=None, angle=35):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    data.update()
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)
    if material:
        data.materials.append(material)
    return link(bpy.data.objects.new(name, data), parent)


def fillet(points, steps=10):
    """[(x, y[, radius])], an open line; gives the line with its corners rounded."""
    out = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if radius <= 0 or i in (0, len(points) - 1):
            out.append((point[0], point[1]))
            continue
        corner = Vector(point[:2])
        a, b = Vector(points[i - 1][:2]) - corner, Vector(points[i + 1][:2]) - corner
        la, lb = a.length, b.length
        a.normalize()
        b.normalize()
        angle = a.angle(b)
        if angle < 1e-3 or abs(angle - math.pi) < 1e-3:
            out.append((point[0], point[1]))
            continue
        d = min(radius / math.tan(angle / 2), la * .499, lb * .499)
        r = d * math.tan(angle / 2)
        centre = corner + (a + b).normalized() * (r / math.sin(angle / 2))
        start, end = corner + a * d - centre, corner + b * d - centre
        a0, a1 = math.atan2(start.y, start.x), math.atan2(end.y, end.x)
        turn = (a1 - a0 + math.pi) % (2 * math.pi) - math.pi
        for k in range(steps + 1):
            t = a0 + turn * k / steps
            out.append((centre.x + r * math.cos(t), centre.y + r * math.sin(t)))
    return out


def lathe(name, profile, segments=160, material=None, parent=None, angle=35, rib=None):
    """profile: [(radius, z)] upwards; radius 0 closes. rib: (count, depth, lowest z, highest z)."""
    verts, faces, rings = [], [], []
    for r, z in profile:
        if r < 1e-6:
            rings.append([len(verts)])
            verts.append((0, 0, z))
            continue
        ring = []
        for k in range(segments):
            t = 2 * math.pi * k / segments
            radius = r
            if rib and rib[2] <= z <= rib[3]:
                phase = (t * rib[0] / (2 * math.pi)) % 1.0
                radius = r - rib[1] * (.5 - .5 * math.cos(2 * math.pi * phase)) ** 2.2
            ring.append(len(verts))
            verts.append((radius * math.cos(t), radius * math.sin(t), z))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        faces += _strip(low, high, segments)
    return mesh(name, verts, faces, material, parent, angle)


def _strip(low, high, count):
    if len(low) == 1 and len(high) == 1:
        return []
    out = []
    for k in range(count):
        n = (k + 1) % count
        if len(low) == 1:
            out.append((low[0], high[n], high[k]))
        elif len(high) == 1:
            out.append((low[k], low[n], high[0]))
        else:
            out.append((low[k], low[n], high[n], high[k]))
    return out


def rounded_rectangle(w, h, r, steps=16):
    out = []
    corners = ((w / 2 - r, h / 2 - r, 0), (-w / 2 + r, h / 2 - r, 90),
               (-w / 2 + r, -h / 2 + r, 180), (w / 2 - r, -h / 2 + r, 270))
    for cx, cy, start in corners:
        for k in range(steps + 1):
            t = math.radians(start + 90 * k / steps)
            out.append((cx + r * math.cos(t), cy + r * math.sin(t)))
    return out


def slab(name, w, h, r, profile, material=None, parent=None, steps=16, angle=35):
    """A stack of rounded rectangles, closed at both ends. profile: [(inset, z)] upwards."""
    verts, faces, rings = [], [], []
    for inset, z in profile:
        outline = rounded_rectangle(w - 2 * inset, h - 2 * inset, max(r - inset, .02), steps)
        rings.append(list(range(len(verts), len(verts) + len(outline))))
        verts += [(x, y, z) for x, y in outline]
    for low, high in zip(rings, rings[1:]):
        faces += _strip(low, high, len(low))
    faces.append(tuple(reversed(rings[0])))
    faces.append(tuple(rings[-1]))
    return mesh(name, verts, faces, material, parent, angle)


def block(name, size, material=None, parent=None, at=(0, 0, 0), edge=.12, corner=None):
    """A box that stands at `at`, its edges softly rounded, its upright corners by `corner`."""
    w, d, h = size
    e = min(edge, h * .49, w * .49, d * .49)
    arc = [(e * (1 - math.sin(math.radians(t))), e * (1 - math.cos(math.radians(t))))
           for t in range(0, 91, 15)]
    profile = arc + [(inset, h - z) for inset, z in reversed(arc)]
    thing = slab(name, w, d, max(corner or 0, e * 1.02), profile, material, parent, 10)
    thing.location = at
    return thing


def sweep(name, path, section, material=None, parent=None, up=(0, 0, 1), angle=50):
    """path: [(point, width, height)]; section(width, height) gives the outline at a point."""
    verts, faces, rings = [], [], []
    points = [step[0] for step in path]
    for i, (point, w, h) in enumerate(path):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        x, y = across(along, up)
        outline = section(w, h)
        rings.append(list(range(len(verts), len(verts) + len(outline))))
        verts += [point + x * a + y * b for a, b in outline]
    for low, high in zip(rings, rings[1:]):
        faces += [(a, d, c, b) for a, b, c, d in _strip(low, high, len(low))]
    faces.append(tuple(rings[0]))
    faces.append(tuple(reversed(rings[-1])))
    return mesh(name, verts, faces, material, parent, angle)


def across(along, up=(0, 0, 1)):
    """The two directions square to `along`: to the right, and upwards."""
    x = along.cross(Vector(up)).normalized()
    return x, x.cross(along).normalized()


def tube(name, points, radius, material, parent=None, closed=False):
    """A round cable through the points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.resolution_u = 10
    curve.use_fill_caps = True
    line = curve.splines.new('BEZIER')
    line.bezier_points.add(len(points) - 1)
    for knot, point in zip(line.bezier_points, points):
        knot.co = point
        knot.handle_left_type = knot.handle_right_type = 'AUTO'
    line.use_cyclic_u = closed
    curve.materials.append(material)
    return link(bpy.data.objects.new(name, curve), parent)


def cut(target, cutter):
    """Takes the cutter out of the target; nothing is left of it."""
    bpy.context.view_layer.update()
    step = target.modifiers.new('cut', 'BOOLEAN')
    step.operation, step.solver, step.object = 'DIFFERENCE', 'EXACT', cutter
    cutter.hide_render = True
    bpy.context.view_layer.objects.active = target
    bpy.ops.object.modifier_apply(modifier=step.name)
    bpy.data.objects.remove(cutter, do_unlink=True)


def drill(target, at, radius, depth=2.0, towards=(0, 0, 1), segments=96):
    """Takes a round hole out of the target, `depth` to both sides of `at`."""
    bit = lathe('bit', [(0, -depth), (radius, -depth), (radius, depth), (0, depth)], segments)
    bit.rotation_euler = facing(towards)
    bit.location = at
    cut(target, bit)


def facing(direction):
    """The turn that brings the upward axis of a thing into the direction."""
    return Vector(direction).to_track_quat('Z', 'Y').to_euler()


def place(thing, x, y, z=0.0, turn=0.0):
    """Puts a thing somewhere, turned about the upright by so many degrees."""
    thing.location = (x, y, z)
    thing.rotation_euler = (0, 0, math.radians(turn))
    return thing


def text(name, body, size, ink, parent=None, at=(0, 0, 0), turn=(0, 0, 0), face=MONO, align='CENTER'):
    """Print in the faces of the site, as a picture on a thin sheet; `at` is the middle of its capitals."""
    path, axes = face
    font = ImageFont.truetype(os.path.abspath(path), _EM)
    font.set_variation_by_axes(axes)
    wide, tall = math.ceil(font.getlength(body)) + 2 * _MARGIN, round(1.4 * _EM)
    sheet = Image.new('L', (wide, tall))
    ImageDraw.Draw(sheet).text((_MARGIN, tall / 2 + .355 * _EM), body, 255, font, anchor='ls')
    unit = size / _EM
    left = -wide / 2 if align == 'CENTER' else -_MARGIN if align == 'LEFT' else _MARGIN - wide
    verts, faces, columns = [], [], 24
    for k in range(columns + 1):
        x = (left + wide * k / columns) * unit
        verts += [(x, -tall / 2 * unit, 0), (x, tall / 2 * unit, 0)]
    for k in range(columns):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    thing = mesh(name, verts, faces, stencil(ink, body, np.asarray(sheet)), parent)
    spots = thing.data.uv_layers.new().data
    for loop in thing.data.loops:
        column, upper = divmod(loop.vertex_index, 2)
        spots[loop.index].uv = (column / columns, upper)
    thing.location, thing.rotation_euler = at, turn
    return thing


def wrap(thing, radius, azimuth=0.0, parent=None):
    """Bends something flat (x, y) round an upright cylinder, its middle so many degrees right of the front."""
    bpy.context.view_layer.update()
    data = thing.data
    data.transform(thing.matrix_basis)
    for vertex in data.vertices:
        x, y, z = vertex.co
        a = x / radius + math.radians(azimuth)
        vertex.co = ((radius + z) * math.sin(a), -(radius + z) * math.cos(a), y)
    thing.matrix_basis.identity()
    thing.parent = parent or thing.parent
    return thing


def panel(name, w, h, r, material, at=(0, 0, 0), columns=48):
    """A flat rounded rectangle in columns, so that it can be bent."""
    verts, faces = [], []
    for k in range(columns + 1):
        x = -w / 2 * math.cos(math.pi * k / columns)
        into = max(0.0, abs(x) - (w / 2 - r))
        y = h / 2 - r + math.sqrt(max(0.0, r * r - into * into))
        verts += [(at[0] + x, at[1] - y, at[2]), (at[0] + x, at[1] + y, at[2])]
    for k in range(columns):
        faces.append((2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1))
    return mesh(name, verts, faces, material)


def cells(name, size, count, material, at=(0, 0, 0), seed=1):
    """A square code for a reader: a solid edge on two sides, the rest by chance, always the same."""
    chance, s = random.Random(seed), size / count
    verts, faces = [], []
    for i in range(count):
        for j in range(count):
            border = i == 0 or j == 0 or (i == count - 1 and j % 2 == 0) or (j == count - 1 and i % 2 == 0)
            inner = 0 < i < count - 1 and 0 < j < count - 1
            if border if not inner else chance.random() < .5:
                x, y = at[0] - size / 2 + i * s, at[1] - size / 2 + j * s
                n = len(verts)
                verts += [(x, y, at[2]), (x + s, y, at[2]), (x + s, y + s, at[2]), (x, y + s, at[2])]
                faces.append((n, n + 1, n + 2, n + 3))
    return mesh(name, verts, faces, material)
