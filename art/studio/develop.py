"""From light to a picture: tone curve, clean edges, a shadow that never touches the border."""
import numpy as np

INK = np.array([.043, .051, .055])  # the colour of every shadow


def tone(light):
    """Khronos PBR Neutral, then sRGB: product colours stay what they are."""
    return _srgb(_neutral(np.clip(light, 0, 60)))


def cut_out(light, alpha, coverage, shadow=.85):
    """The thing with clean edges, over its shadow, as RGBA. `coverage` is the thing alone."""
    solid = (coverage > .996).astype(np.float32)
    outside = (coverage < .004).astype(np.float32)
    image = tone(light)
    # The colour of the inside bleeds into the half-covered edge, so that no floor shows there.
    bled = _blur(image * solid[..., None], 2) / np.maximum(_blur(solid, 2), 1e-4)[..., None]
    image = np.where(solid[..., None] > 0, image, np.clip(bled, 0, 1))
    dark = np.clip((alpha - .012) / .988, 0, 1)
    under = _blur(dark * outside, 4) / np.maximum(_blur(outside, 4), 1e-4)
    dark = np.where(outside > 0, dark, np.clip(under, 0, 1)) * shadow * _vignette(coverage.shape)
    shade = (1 - coverage) * dark
    full = coverage + shade
    mixed = coverage[..., None] * image + shade[..., None] * INK
    return np.concatenate([mixed / np.maximum(full, 1e-4)[..., None], full[..., None]], 2)


def dither(image):
    """Breaks the bands of smooth gradients; always the same way."""
    h, w, channels = image.shape
    noise = (np.random.RandomState(7).rand(h, w, 1) - .5) / 255
    image = image.copy()
    image[..., :3] += noise
    return (np.clip(image, 0, 1) * 255 + .5).astype(np.uint8)


def _vignette(shape):
    """One in the middle; towards the border it fades along an oval, so that no edge of it is straight."""
    h, w = shape
    y, x = np.abs(np.linspace(-1, 1, h)) ** 3, np.abs(np.linspace(-1, 1, w)) ** 3
    m = np.clip((1 - np.add.outer(y, x) ** (1 / 3)) / .36, 0, 1)
    return m * m * (3 - 2 * m)


def _blur(image, radius):
    """Twice the mean of the neighbours to both sides; the border repeats itself."""
    for _ in range(2):
        for axis in (0, 1):
            margin = [(radius, radius) if i == axis else (0, 0) for i in range(image.ndim)]
            wide = np.pad(image, margin, mode='edge')
            count = image.shape[axis]
            views = [np.take(wide, range(d, d + count), axis) for d in range(2 * radius + 1)]
            image = (sum(views) / len(views)).astype(np.float32)
    return image


def _neutral(c):
    start, desaturate = .8 - .04, .15
    x = c.min(2, keepdims=True)
    c = c - np.where(x < .08, x - 6.25 * x * x, .04)
    peak = c.max(2, keepdims=True)
    d = 1 - start
    pressed = 1 - d * d / (np.maximum(peak, start) + d - start)
    scaled = c * pressed / np.maximum(peak, 1e-6)
    g = 1 - 1 / (desaturate * (peak - pressed) + 1)
    return np.where(peak < start, c, scaled * (1 - g) + pressed * g)


def _srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, x * 12.92, 1.055 * np.power(x, 1 / 2.4) - .055)
