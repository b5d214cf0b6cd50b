"""
blender -b --factory-startup -P art/render.py -- NAME OUT.png [--preview]

Builds the scene of art/shots/<name>.py and takes its picture. A shot says SIZE, SAMPLES, IS_OPAQUE
(false unless it says so), and builds everything in stage().
"""
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

from studio.shoot import shoot  # noqa: E402

PREVIEW_WIDTH, PREVIEW_SAMPLES = 560, 16


def main():
    name, out, *flags = sys.argv[sys.argv.index('--') + 1:]
    shot = importlib.import_module('shots.' + name.replace('-', '_'))
    bpy.ops.wm.read_factory_settings(use_empty=True)
    bpy.context.scene.render.engine = 'CYCLES'
    shot.stage()
    size, samples = shot.SIZE, shot.SAMPLES
    if '--preview' in flags:
        size = (PREVIEW_WIDTH, round(size[1] * PREVIEW_WIDTH / size[0]))
        samples = PREVIEW_SAMPLES
    shoot(out, size, samples, getattr(shot, 'IS_OPAQUE', False))


try:
    main()
except BaseException:  # Blender would swallow it and answer that all went well.
    import traceback
    traceback.print_exc()
    sys.stderr.flush()
    os._exit(1)
sys.stdout.flush()
os._exit(0)  # PyTorch and Blender do not end well together.
