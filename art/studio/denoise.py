"""
The network of Open Image Denoise on plain PyTorch. Debian's Blender is built without that library; its
published weights (.tza, in the npm package `denoiser`, Apache-2.0) need nothing else.
"""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.environ.get('TZA_DIR', '/tmp/tza/package/tzas')


def light(rgb, albedo, normal):
    """Linear light of any brightness; albedo in 0..1, normal in -1..1."""
    weights = _read('rt_hdr_alb_nrm.tza')
    luminance = rgb @ np.array([.212671, .715160, .072169], np.float32)
    luminance = luminance[luminance > 1e-8]
    scale = .18 / np.exp2(np.mean(np.log2(luminance))) if luminance.size else 1.0
    x = _compress(np.clip(np.nan_to_num(rgb) * scale, 0, 65504)) / _BRIGHTEST
    y = _run(weights, _with_features(x, albedo, normal))
    return (_expand(np.clip(y, 0, None) * _BRIGHTEST) / scale).astype(np.float32)


def coverage(alpha, albedo, normal):
    """One channel in 0..1: the shadow on the floor."""
    weights = _read('rt_ldr_alb_nrm_small.tza')
    x = np.repeat(np.clip(alpha, 0, 1)[..., None], 3, 2)
    return np.clip(_run(weights, _with_features(x, albedo, normal)).mean(2), 0, 1)


def _with_features(x, albedo, normal):
    parts = [x, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5]
    return np.concatenate(parts, 2).astype(np.float32)


def _read(name):
    data = open(os.path.join(WEIGHTS, name), 'rb').read()
    if struct.unpack_from('<H', data, 0)[0] != 0x41D7:
        raise ValueError(name + ' is no tensor archive')
    at = struct.unpack_from('<Q', data, 4)[0]
    count = struct.unpack_from('<I', data, at)[0]
    at += 4
    out = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        key = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from('<%dI' % dims, data, at + 1)
        at += 1 + 4 * dims + dims  # the names of the axes are of no use here
        kind = '<f4' if chr(data[at]) == 'f' else '<f2'
        start = struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        values = np.frombuffer(data, dtype=kind, count=int(np.prod(shape)), offset=start)
        out[key] = torch.from_numpy(values.astype(np.float32)).reshape(shape)
    return out


def _network(w, x):
    def conv(name, t):
        return F.relu(F.conv2d(t, w[name + '.weight'], w[name + '.bias'], padding=1))

    def up(t):
        return F.interpolate(t, scale_factor=2, mode='nearest')

    def pool(t):
        return F.max_pool2d(t, 2)

    first = x
    one = pool(conv('enc_conv1', conv('enc_conv0', x)))
    two = pool(conv('enc_conv2', one))
    three = pool(conv('enc_conv3', two))
    x = pool(conv('enc_conv4', three))
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    x = conv('dec_conv4b', conv('dec_conv4a', torch.cat((up(x), three), 1)))
    x = conv('dec_conv3b', conv('dec_conv3a', torch.cat((up(x), two), 1)))
    x = conv('dec_conv2b', conv('dec_conv2a', torch.cat((up(x), one), 1)))
    x = conv('dec_conv1b', conv('dec_conv1a', torch.cat((up(x), first), 1)))
    return F.conv2d(x, w['dec_conv0.weight'], w['dec_conv0.bias'], padding=1)


def _run(weights, image):
    h, w, _ = image.shape
    t = torch.from_numpy(np.ascontiguousarray(image.transpose(2, 0, 1)))
    t = F.pad(t[None], (0, (-w) % 16, 0, (-h) % 16), mode='reflect')
    with torch.no_grad():
        out = _network(weights, t)[0, :, :h, :w].contiguous()
    return out.numpy().transpose(1, 2, 0).copy()


# The curve that the network was trained with: perceptually even, from the library's source.
_A, _B, _C, _D = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _compress(y):
    middle = _B * np.power(np.maximum(y, 1e-12), _C) + _D
    return np.where(y <= _Y0, _A * y, np.where(y <= _Y1, middle, _E * np.log(y + _F) + _G))


def _expand(x):
    middle = np.power(np.maximum((x - _D) / _B, 0), 1 / _C)
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, middle, np.exp((x - _G) / _E) - _F))


_BRIGHTEST = float(_compress(np.array(65504.0)))
