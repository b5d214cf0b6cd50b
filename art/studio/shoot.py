"""Takes the picture: one pass for light, one for the exact outline, then denoise and develop."""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np
import torch
from PIL import Image

from studio import denoise, develop
from studio.material import emissive

THREADS = int(os.environ.get('ART_THREADS', '2'))


def shoot(out, size, samples, is_opaque=False):
    scene = bpy.context.scene
    _settings(scene, size, samples, is_opaque)
    torch.set_num_threads(THREADS)
    begun = time.time()
    passes = _render(scene, ('Image', 'Denoising Albedo', 'Denoising Normal'))
    image, albedo, normal = (passes[0], passes[1][..., :3], passes[2][..., :3])
    lit = time.time()
    coverage = None if is_opaque else _outline(scene)
    light = denoise.light(image[..., :3], albedo, normal)
    if is_opaque:
        picture = develop.tone(light)
    else:
        alpha = denoise.coverage(image[..., 3], albedo, normal)
        picture = develop.cut_out(light, alpha, coverage)
    Image.fromarray(develop.dither(picture), 'RGB' if is_opaque else 'RGBA').save(out)
    print('SHOT %s %dx%d, %d samples: light %.0f s, all %.0f s' % (
        out, size[0], size[1], samples, lit - begun, time.time() - begun), flush=True)


def _settings(scene, size, samples, is_opaque):
    render, cycles = scene.render, scene.cycles
    render.resolution_x, render.resolution_y, render.resolution_percentage = *size, 100
    render.film_transparent = not is_opaque
    render.threads_mode, render.threads = 'FIXED', THREADS
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold, cycles.adaptive_min_samples = .02, 16
    cycles.max_bounces = cycles.transmission_bounces = cycles.transparent_max_bounces = 6
    cycles.diffuse_bounces = cycles.glossy_bounces = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, .5
    cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_settings.view_transform = 'Raw'


def _outline(scene):
    """Second and almost free: everything but the floor in flat white, for its exact coverage."""
    layer, cycles = scene.view_layers[0], scene.cycles
    for thing in scene.objects:
        if thing.is_shadow_catcher:
            thing.hide_render = True
    layer.material_override = emissive('outline', '#ffffff', 1)
    layer.cycles.denoising_store_passes = False
    cycles.samples, cycles.use_adaptive_sampling = 48, False
    return _render(scene, ('Image',))[0][..., 3]


def _render(scene, names):
    """Renders, and reads the passes through files: a headless Blender gives them in no other way."""
    folder = tempfile.mkdtemp(prefix='art-')
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format = folder, 'OPEN_EXR'
    files.format.color_mode, files.format.color_depth, files.format.exr_codec = 'RGBA', '32', 'NONE'
    files.file_slots.clear()
    for name in names:
        slot = name.replace(' ', '_')
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[name], files.inputs[slot])
    bpy.ops.render.render(write_still=False)
    out = [_read(folder, name.replace(' ', '_')) for name in names]
    shutil.rmtree(folder)
    return out


def _read(folder, name):
    [file] = [f for f in os.listdir(folder) if f.startswith(name)]
    image = bpy.data.images.load(os.path.join(folder, file))
    image.colorspace_settings.name = 'Raw'
    w, h = image.size
    values = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(h, w, 4)[::-1].copy()
