"""The shooter as a model for the browser: one node for each part that comes apart, few triangles, plain materials.

blender -b --factory-startup -P art/viewer/shooter3.py -- OUT.glb FONT.ttf

Unit: centimetres; z is up here, y is up in the file. Forms follow the device of the still pictures.
What moves where when it comes apart is decided in src/web/features/product/viewer/explosion.ts.
"""
import math
import sys

import bpy
from mathutils import Matrix, Vector

OUT, FONT = sys.argv[sys.argv.index('--') + 1:][:2]
RADIUS, HEIGHT = 4.6, 3.3
LENS_Z = .22 + (HEIGHT - .22) * .45
SEAM_Z = LENS_Z + 1.1
DECK_Z = HEIGHT - .06
RING = 2.28
SCENTS = ['#F2B705', '#F0503C', '#E2568F', '#8466E0', '#1E8FE0', '#22A878']


def linear(hexes):
    parts = [int(hexes[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return [c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in parts] + [1.]


def material(name, colour, rough, metal=0., coat=0., alpha=1., glow=0.):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    made.use_backface_culling = True
    inputs = made.node_tree.nodes['Principled BSDF'].inputs
    inputs['Base Color'].default_value = linear(colour)
    inputs['Roughness'].default_value = rough
    inputs['Metallic'].default_value = metal
    inputs['Alpha'].default_value = alpha
    if coat:
        inputs['Clearcoat'].default_value = coat
        inputs['Clearcoat Roughness'].default_value = .06
    if glow:
        inputs['Emission'].default_value = linear(colour)
        inputs['Emission Strength'].default_value = glow
    if alpha < 1:
        made.blend_method = 'BLEND'
    return made


def filleted(points, steps):
    """A profile whose corners (x, y, radius) are rounded in so many steps."""
    out = []
    for i, point in enumerate(points):
        radius = point[2] if len(point) > 2 else 0
        if radius <= 0 or i in (0, len(points) - 1):
            out.append((point[0], point[1]))
            continue
        at = Vector(point[:2])
        back, on = Vector(points[i - 1][:2]) - at, Vector(points[i + 1][:2]) - at
        far = min(back.length, on.length) * .499
        back.normalize()
        on.normalize()
        angle = back.angle(on)
        if angle < 1e-3 or abs(angle - math.pi) < 1e-3:
            out.append((point[0], point[1]))
            continue
        reach = min(radius / math.tan(angle / 2), far)
        radius = reach * math.tan(angle / 2)
        centre = at + (back + on).normalized() * (radius / math.sin(angle / 2))
        start, end = at + back * reach - centre, at + on * reach - centre
        first = math.atan2(start.y, start.x)
        turn = (math.atan2(end.y, end.x) - first + math.pi) % (2 * math.pi) - math.pi
        for k in range(steps + 1):
            a = first + turn * k / steps
            out.append((centre.x + radius * math.cos(a), centre.y + radius * math.sin(a)))
    return out


def mesh(name, vertices, faces, look, angle=35):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in vertices], [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(angle)
    data.materials.append(look)
    data.update()
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def lathe(profile, look, segments=64, steps=4, at=(0, 0, 0), axis='z', angle=35):
    """A profile (radius, height, fillet) from bottom to top outside, turned about its axis; faces look outwards."""
    vertices, faces, rings = [], [], []
    for r, z in filleted(profile, steps):
        if r < 1e-6:
            rings.append([len(vertices)])
            vertices.append((0, 0, z))
            continue
        rings.append(range(len(vertices), len(vertices) + segments))
        vertices += [(r * math.cos(t), r * math.sin(t), z)
                     for t in (2 * math.pi * k / segments for k in range(segments))]
    for low, high in zip(rings, rings[1:]):
        for k in range(segments if len(low) + len(high) > 2 else 0):
            n = (k + 1) % segments
            if len(low) == 1:
                faces.append((low[0], high[n], high[k]))
            elif len(high) == 1:
                faces.append((low[k], low[n], high[0]))
            else:
                faces.append((low[k], low[n], high[n], high[k]))
    made = mesh('lathe', vertices, faces, look, angle)
    if axis == 'y':  # towards the front
        made.data.transform(Matrix.Rotation(math.pi / 2, 4, 'X'))
    made.data.transform(Matrix.Translation(at))
    return made


def cut(target, cutter):
    change = target.modifiers.new('cut', 'BOOLEAN')
    change.operation, change.solver, change.object = 'DIFFERENCE', 'EXACT', cutter
    bpy.context.view_layer.objects.active = target
    bpy.ops.object.modifier_apply(modifier=change.name)
    bpy.data.objects.remove(cutter, do_unlink=True)


def bore(target, radius, at, axis='z', length=1., segments=40):
    cut(target, lathe([(0, -length), (radius, -length), (radius, length), (0, length)],
                      target.data.materials[0], segments, at=at, axis=axis))


def tidy(target):
    """Flat neighbours become one face again after a cut: fewer triangles, no slivers."""
    bpy.ops.object.select_all(action='DESELECT')
    target.select_set(True)
    bpy.context.view_layer.objects.active = target
    bpy.ops.object.mode_set(mode='EDIT')
    bpy.ops.mesh.select_all(action='SELECT')
    bpy.ops.mesh.dissolve_limited(angle_limit=math.radians(.4))
    bpy.ops.object.mode_set(mode='OBJECT')
    return target


def part(name, pieces):
    """One node: its pieces joined, a primitive for each material."""
    bpy.ops.object.select_all(action='DESELECT')
    for piece in pieces:
        if piece.type == 'FONT':
            piece.select_set(True)
            bpy.context.view_layer.objects.active = piece
            bpy.ops.object.convert(target='MESH')
    for piece in pieces:
        piece.select_set(True)
    bpy.context.view_layer.objects.active = pieces[0]
    bpy.ops.object.join()
    pieces[0].name = pieces[0].data.name = name
    return pieces[0]


def numeral(number, look, at, turn, lean=0):
    curve = bpy.data.curves.new('numeral', 'FONT')
    curve.body, curve.size, curve.resolution_u = str(number), .34 if lean else .27, 2
    curve.align_x = curve.align_y = 'CENTER'
    curve.font = bpy.data.fonts.load(FONT)
    curve.materials.append(look)
    made = bpy.data.objects.new('numeral', curve)
    bpy.context.scene.collection.objects.link(made)
    made.location, made.rotation_euler = at, (lean, 0, turn)
    return made


def around(radius, z):
    """The six places, by number: 1 at the back, then with the clock, as on the deck."""
    turns = [math.pi / 2 - i * math.pi / 3 for i in range(6)]
    return [(radius * math.cos(a), radius * math.sin(a), z) for a in turns], turns


def base(M):
    foot = [(0, 0), (RADIUS - .78, 0, .05), (RADIUS - .75, .06, .03), (RADIUS - .75, .36, .04),
            (RADIUS - .9, .4), (0, .4)]
    return part('base', [lathe(foot, M['rubber'], 64, 2)])


def body(M):
    wall = RADIUS - .26
    cup = lathe([(0, .22), (RADIUS, .22, .75), (RADIUS, SEAM_Z, .03), (wall, SEAM_Z, .03),
                 (wall, .52, .3), (0, .52)], M['chalk'], 96, 5)
    bore(cup, .97, (0, -RADIUS, LENS_Z), 'y', 1.3)
    shade_inside(cup, wall + .02, M['shade'])
    seam = lathe([(wall + .04, SEAM_Z - .02), (RADIUS - .02, SEAM_Z - .02),
                  (RADIUS - .02, SEAM_Z + .07), (wall + .04, SEAM_Z + .07)], M['black'], 96)
    return part('body', [cup, seam])


def shade_inside(cup, radius, look):
    """No light is reckoned between parts in the browser, so a hollow that light hardly reaches is painted darker."""
    cup.data.materials.append(look)
    for face in cup.data.polygons:
        x, y, z = face.center
        if math.hypot(x, y) < radius and z > .4:
            face.material_index = 1


def shell(M):
    inner = RADIUS - 1.02
    ring = [(RADIUS - .22, SEAM_Z + .06), (RADIUS, SEAM_Z + .06, .02), (RADIUS, HEIGHT, .85),
            (inner + .04, HEIGHT, .05), (inner, HEIGHT - .3), (inner, HEIGHT - .34),
            (RADIUS - .5, HEIGHT - .36), (RADIUS - .22, SEAM_Z + .06)]
    return part('shell', [lathe(ring, M['chalk'], 96, 6)])


def deck(M):
    edge = RADIUS - 1.06
    plate = lathe([(0, DECK_Z - .3), (edge, DECK_Z - .3, .03), (edge, DECK_Z, .07), (0, DECK_Z)],
                  M['deck'], 96, 3)
    places, _ = around(RING, DECK_Z)
    for at in places:
        bore(plate, .83, at)
    pieces = [tidy(plate)]
    for at in places:
        pieces.append(lathe([(.98, -.01), (.94, .035, .05), (.80, .035, .03), (.80, -.02)], M['deck'],
                            40, 2, at))
        pieces.append(lathe([(.80, -.02), (.80, -.52)], M['black'], 32, 1, at))
        pieces.append(lathe([(.84, -.52), (.84, -.28)], M['graphite'], 32, 1, at))
        pieces.append(lathe([(.80, -.52), (.84, -.52)], M['graphite'], 32, 1, at))
    labels, _ = around(3.38, DECK_Z + .004)
    pieces += [numeral(i + 1, M['ink'], at, 0) for i, at in enumerate(labels)]
    pieces.append(lathe([(.9, DECK_Z + .004), (0, DECK_Z + .004)], M['black'], 48))
    return part('deck', pieces)


def dial(M):
    top = HEIGHT + .2
    return part('dial', [
        lathe([(.80, HEIGHT - .2), (.80, top, .07), (.70, top, .02), (.62, top - .05, .02),
               (.05, top - .07), (0, top - .07)], M['spun'], 64, 2),
        lathe([(0, HEIGHT - .2), (.80, HEIGHT - .2)], M['dark metal'], 64),
        lathe([(0, HEIGHT - .75), (.22, HEIGHT - .75, .03), (.22, HEIGHT - .2)], M['metal'], 32, 2),
        lathe([(.09, top - .05), (0, top - .05)], M['ink'], 24, at=(0, -.42, 0)),
    ])


def lens(M):
    """Collar, stepped throat with a ring of light, six ports. Its axis looks to the front."""
    r, depth, at = .92, .8, (0, -RADIUS + .03, LENS_Z)

    def turned(profile, look, segments=48, steps=2, angle=35, off=(0, 0)):
        return lathe(profile, look, segments, steps, (at[0] + off[0], at[1], at[2] + off[1]), 'y', angle)

    pieces = [
        turned([(r * 1.0, -.86), (r * 1.16, -.78, .06), (r * 1.16, .16, .07), (r * .99, .16, .03),
                (r * .93, .06, .03), (r * .90, -.1)], M['metal']),
        turned([(0, -.9), (r * .62, -.9, .03), (r * .62, -.86), (r * 1.0, -.86)], M['graphite'], 48),
        turned([(r * .915, -.02), (r * .90, -.24), (r * .84, -.26), (r * .80, -.42), (r * .74, -.43),
                (r * .70, -.59), (0, -.59)], M['dark metal'], 48, 1, 25),
        turned([(r * .835, -.262), (r * .797, -.405)], M['halo'], 48),
    ]
    for i in range(6):
        a = math.pi / 6 + i * math.pi / 3
        off = (math.cos(a) * r * .4, math.sin(a) * r * .4)
        pieces.append(turned([(.15, -.6), (.15, -.56, .03), (.10, -.56, .02), (.10, -.6)], M['metal'],
                             20, 1, off=off))
        pieces.append(turned([(.1, -.585), (0, -.585)], M['black'], 16, off=off))
    return part('lens', pieces)


def manifold(M):
    """Six chambers about the booster fan, and the channel that leads to the lens."""
    places, turns = around(RING, 0)
    pieces = [lathe([(0, .54), (3.36, .54, .04), (3.36, .74, .06), (0, .74)], M['graphite'], 64, 2)]
    for x, y, _z in places:
        at = (x, y, 0)
        pieces.append(lathe([(1.0, .72), (1.0, 1.66)], M['deck'], 40, 1, at))
        pieces.append(lathe([(1.0, 1.66), (1.0, 1.78, .04), (.86, 1.78, .04), (.86, .82, .1), (0, .82)],
                            M['graphite'], 40, 2, at))
        pieces.append(lathe([(.52, .8), (.52, .87, .02), (.40, .87, .02), (.40, .81), (0, .81)],
                            M['metal'], 24, 1, at))
    pieces += [
        lathe([(1.2, .7), (1.2, 1.62, .05), (1.08, 1.62, .04), (1.08, .8), (0, .8)], M['metal'], 48, 2),
        lathe([(.34, .8), (.34, 1.42, .12), (0, 1.42)], M['deck'], 28, 3),
        lathe([(.46, 2.4), (.46, 3.72, .04), (.36, 3.72, .03), (.36, 3.4), (0, 3.4)], M['graphite'], 28, 1,
              (0, 0, 1.1), 'y'),
    ]
    fronts, _ = around(RING + 1.007, 1.2)
    pieces += [numeral(i + 1, M['ink'], at, turns[i] + math.pi / 2, math.pi / 2) for i, at in enumerate(fronts)]
    return part('manifold', pieces + [blade(M, k * math.pi / 6) for k in range(12)])


def blade(M, turn):
    """One curved blade of the fan."""
    vertices, faces, steps = [], [], 4
    for k in range(steps + 1):
        f = k / steps
        r, a = .3 + .72 * f, turn + .75 * f * f
        for side in (-.5, .5):
            lean = side * .05 / r
            vertices += [(r * math.cos(a + lean), r * math.sin(a + lean), z) for z in (.8, 1.4)]
    for k in range(steps):
        a, b = 4 * k, 4 * k + 4
        faces += [(a, b, b + 1, a + 1), (a + 3, b + 3, b + 2, a + 2), (a + 1, b + 1, b + 3, a + 3)]
    tip = 4 * steps
    faces.append((tip, tip + 2, tip + 3, tip + 1))
    return mesh('blade', vertices, faces, M['deck'], 30)


def cartridge(M, number, at):
    """The cartridge of one chamber: core, clear shell, cap, coloured lens. Origin at its foot."""
    scent = M['scent-%d' % number]
    dish = [(.62 * t, 2.305 + .08 * t * t) for t in (1, .85, .65, .35)]
    made = part('chamber-%d' % number, [
        lathe([(0, .12), (.62, .12, .1), (.62, 1.86)], M['core-%d' % number], 40, 3),
        lathe([(0, 0), (.77, 0, .14), (.77, 1.8)], M['clear'], 48, 4),
        lathe([(.76, 1.78), (.79, 1.78), (.79, 1.86), (.76, 1.86)], M['dark metal'], 48),
        lathe([(.76, 1.86), (.78, 1.87, .02), (.78, 2.35, .03), (.74, 2.35)], M['chalk'], 48, 2),
        lathe([(.745, 2.3), (.745, 2.43, .06), (.66, 2.405, .05)] + dish + [(0, 2.305)], scent, 48, 3),
    ])
    made.location = (at[0], at[1], DECK_Z - .01 - 2.43)
    return made


def looks():
    M = {
        'chalk': material('chalk', '#E4E5E2', .42),
        'shade': material('shade', '#8B8F8C', .6),
        'deck': material('deck', '#CFD1CE', .48),
        'graphite': material('graphite', '#212425', .46),
        'black': material('black', '#060707', .7),
        'rubber': material('rubber', '#101112', .85),
        'metal': material('metal', '#D2D4D5', .26, 1.),
        'spun': material('spun', '#CFD1D2', .34, 1.),
        'dark metal': material('dark metal', '#55585A', .3, 1.),
        'ink': material('ink', '#3B3E3E', .7),
        'clear': material('clear', '#F4F6F6', .08, alpha=.3),
        'halo': material('halo', SCENTS[4], .5, glow=1.),
    }
    for i, colour in enumerate(SCENTS, 1):
        M['scent-%d' % i] = material('scent-%d' % i, colour, .22, coat=1.)
        M['core-%d' % i] = material('core-%d' % i, colour, .5)
    return M


bpy.ops.wm.read_factory_settings(use_empty=True)
MATERIALS = looks()
for build in (base, body, manifold, lens, deck, shell, dial):
    build(MATERIALS)
for index, place in enumerate(around(RING, 0)[0]):
    cartridge(MATERIALS, index + 1, place)
for thing in bpy.data.objects:
    if thing.type != 'MESH':
        sys.exit('%s is no mesh' % thing.name)
bpy.ops.export_scene.gltf(filepath=OUT, export_format='GLB', export_apply=True, export_texcoords=False,
                          export_colors=False, export_animations=False, export_yup=True)
