"""The room: lights, floors, camera."""
import math

import bpy
from mathutils import Vector

from studio.colour import linear
from studio.material import principled
from studio.shape import link


def area(name, at, target, size, power, colour='#ffffff', size_y=None, spread=180):
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.size, light.color = power, size, linear(colour)[:3]
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    light.spread = math.radians(spread)
    thing = link(bpy.data.objects.new(name, light))
    thing.location, thing.visible_camera = at, False
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def sun(direction, strength, colour='#ffffff', angle=1.5):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = strength, linear(colour)[:3], math.radians(angle)
    thing = link(bpy.data.objects.new('sun', light))
    thing.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return thing


def sky(strength, colour='#ffffff'):
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes['Background']
    ground.inputs[0].default_value = linear(colour)
    ground.inputs[1].default_value = strength


def daylight(reach=14., target=(0, 0, 1.5)):
    """A big softbox behind left, two strips, a low fill. `reach` is the size of what stands there."""
    r, k = reach, (reach / 14.) ** 2
    sky(.34, '#eef1f4')
    area('key', (-r * .75, r * .55, r * 1.45), target, r * 1.25, 4700 * k, '#fffaf3')
    area('right rim', (r * 1.4, r * .15, r * .55), target, r * .35, 1700 * k, '#eef4ff', r * 1.5)
    area('left rim', (-r * 1.45, -r * .1, r * .5), target, r * .3, 1100 * k, '#ffffff', r * 1.3)
    area('front', (r * .15, -r * 1.7, r * .75), target, r * .7, 620 * k, '#ffffff')


def night(reach=14., target=(0, 0, 1.5)):
    """Light from behind and from both sides: it draws the rim and the lenses."""
    r, k = reach, (reach / 14.) ** 2
    sky(.06, '#9fb0c8')
    area('top', (0, r * .75, r * 1.35), target, r * 1.1, 3000 * k)
    area('right rim', (r * 1.5, r, r * .75), target, r * .35, 4200 * k, '#e6efff', r * 1.4, 70)
    area('left rim', (-r * 1.5, r * .9, r * .8), target, r * .30, 3600 * k, '#fff4ea', r * 1.2, 70)
    area('front', (-r * .9, -r * 1.6, r), target, r * .9, 1500 * k)


def _plane(size, z, material):
    data = bpy.data.meshes.new('floor')
    s = size / 2
    data.from_pydata([(-s, -s, z), (s, -s, z), (s, s, z), (-s, s, z)], [], [(0, 1, 2, 3)])
    data.materials.append(material)
    return link(bpy.data.objects.new('floor', data))


def shadow_floor(z=0.0):
    """Catches the shadow and is not seen itself: the page is the floor."""
    plane = _plane(400, z, principled('shadow floor', '#f0f0ee', .6))
    plane.is_shadow_catcher = True
    return plane


def floor(base, rough=.6, spec=.3, z=0.0, size=600):
    return _plane(size, z, principled('floor', base, rough, spec=spec))


def camera(azimuth, elevation, distance, target, lens=105, fstop=None, focus=None, shift=(0, 0)):
    """Looks at the target from so many degrees to the right of the front, and above."""
    a, e = math.radians(azimuth), math.radians(elevation)
    at = Vector(target) + distance * Vector(
        (math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)))
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width, data.clip_end = lens, 36, 2000
    data.shift_x, data.shift_y = shift
    if fstop:
        # One unit is a centimetre here and a metre to Blender.
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop / 100
        data.dof.focus_distance = (Vector(focus or target) - at).length
    thing = link(bpy.data.objects.new('camera', data))
    thing.location = at
    thing.rotation_euler = (Vector(target) - at).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = thing
    return thing
