"""What things are made of: chalk, graphite, rubber, aluminium, glass, scent, light."""
import bpy
import numpy as np

from studio.colour import linear


def principled(name, base, rough=.5, metal=0., spec=.5, bevel=0., grain=0., grain_scale=90, uneven=0.,
               **more):
    """bevel softens edges in the shading, grain is the bead-blasted texture of the shells, uneven how gloss wanders."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    shader = tree.nodes.get('Principled BSDF')
    shader.inputs['Base Color'].default_value = linear(base)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = spec
    for key, value in more.items():
        value = linear(value) if isinstance(value, str) else value
        shader.inputs[key.replace('_', ' ')].default_value = value
    if uneven:
        _unevenness(tree, shader, rough, uneven)
    normal = None
    if bevel:
        node = tree.nodes.new('ShaderNodeBevel')
        node.samples = 4
        node.inputs['Radius'].default_value = bevel
        normal = node.outputs[0]
    if grain:
        normal = _grain(tree, grain, grain_scale, normal)
    if normal:
        tree.links.new(normal, shader.inputs['Normal'])
    return material


def _unevenness(tree, shader, rough, amount):
    """Roughness that wanders a little, in patches of a centimetre or two: nothing made is evenly dull."""
    place = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = .55, 5
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    spread = tree.nodes.new('ShaderNodeMapRange')
    spread.inputs['From Min'].default_value, spread.inputs['From Max'].default_value = .3, .7
    spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = rough - amount, rough + amount
    tree.links.new(noise.outputs['Fac'], spread.inputs['Value'])
    tree.links.new(spread.outputs[0], shader.inputs['Roughness'])


def _grain(tree, strength, scale, normal):
    place = tree.nodes.new('ShaderNodeTexCoord')
    noise = tree.nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = scale
    noise.inputs['Detail'].default_value = 2
    tree.links.new(place.outputs['Object'], noise.inputs['Vector'])
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = .02
    tree.links.new(noise.outputs['Fac'], bump.inputs['Height'])
    if normal:
        tree.links.new(normal, bump.inputs['Normal'])
    return bump.outputs[0]


def emissive(name, colour, strength):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    light = tree.nodes.new('ShaderNodeEmission')
    light.inputs[0].default_value = linear(colour)
    light.inputs[1].default_value = strength
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(light.outputs[0], out.inputs[0])
    return material


_RECIPES = {
    'chalk': lambda: principled('chalk', '#e4e5e2', .42, spec=.42, bevel=.05, grain=.16, grain_scale=26, uneven=.07),
    'chalk2': lambda: principled('chalk2', '#cfd1ce', .48, spec=.38, bevel=.04, grain=.16, grain_scale=26, uneven=.07),
    'graphite': lambda: principled('graphite', '#212425', .46, spec=.45, bevel=.04, grain=.16, grain_scale=26,
                                   uneven=.08),
    'black': lambda: principled('black', '#060707', .7, spec=.2),
    'rubber': lambda: principled('rubber', '#101112', .85, spec=.2),
    'soft': lambda: principled('soft', '#2a2d2e', .8, spec=.25, bevel=.03, grain=.10, grain_scale=40),
    'aluminium': lambda: principled('aluminium', '#d2d4d5', .26, metal=1.),
    'spun': lambda: principled('spun', '#cfd1d2', .34, metal=1., Anisotropic=.75),
    'dark aluminium': lambda: principled('dark aluminium', '#55585a', .3, metal=1.),
    'ink': lambda: principled('ink', '#3b3e3e', .7, spec=.2),
    'pale ink': lambda: principled('pale ink', '#b9bcbb', .7, spec=.2),
    'clear': lambda: principled('clear', '#ffffff', .03, spec=.5, Transmission=1., IOR=1.46),
    'light pipe': lambda: principled('light pipe', '#f7f8f6', .25, spec=.5, Subsurface=.3),
    'page': lambda: principled('page', '#f1f2f0', .8, spec=.1, Emission='#f1f2f0',
                               Emission_Strength=.35),
    'label': lambda: principled('label', '#f4f4f1', .5, spec=.35),
    'carton': lambda: principled('carton', '#e9e9e5', .75, spec=.2, bevel=.03, grain=.18, grain_scale=18),
    'steel': lambda: principled('steel', '#c4c6c7', .3, metal=1.),
    'paper': lambda: principled('paper', '#f0f0ed', .8, spec=.15),
    'glass': lambda: principled('glass', '#05070a', .08, spec=.6),
}


def of(name):
    """A material by its name, made once in a scene."""
    return bpy.data.materials.get(name) or _RECIPES[name]()


def lens(colour):
    """The polished top of a cartridge."""
    name = 'lens ' + colour
    return bpy.data.materials.get(name) or principled(
        name, colour, .22, Subsurface=.25, Subsurface_Color=colour,
        Subsurface_Radius=(.25, .2, .2), Clearcoat=1., Clearcoat_Roughness=.06)


def core(colour):
    """The solid scent inside of a cartridge: pressed, a little crumbly."""
    name = 'core ' + colour
    return bpy.data.materials.get(name) or principled(
        name, colour, .7, spec=.25, Subsurface=.3, Subsurface_Color=colour,
        Subsurface_Radius=(.3, .2, .2), Emission=colour, Emission_Strength=.3, grain=.7, grain_scale=11)


def print_of(colour):
    name = 'print ' + colour
    return bpy.data.materials.get(name) or principled(name, colour, .55, spec=.3)


def stencil(ink, name, coverage):
    """An ink that covers as much as the picture says, row by row from the top."""
    rows = coverage[::-1].astype(np.float32) / 255
    image = bpy.data.images.new(name, rows.shape[1], rows.shape[0], float_buffer=True, is_data=True)
    image.pixels.foreach_set(np.repeat(rows[..., None], 4, 2).ravel())
    image.pack()
    material = ink.copy()
    tree = material.node_tree
    print_ = tree.nodes.new('ShaderNodeTexImage')
    print_.image, print_.extension = image, 'CLIP'
    tree.links.new(print_.outputs['Color'], tree.nodes.get('Principled BSDF').inputs['Alpha'])
    return material
