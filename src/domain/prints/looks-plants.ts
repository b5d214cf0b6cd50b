import { pairs, ring } from './form.ts'
import { type Looks, look } from './look.ts'
import { BLADE, DISC, DROP, dot, LEAF, light, SLAB } from './shapes.ts'

/** A petal, its foot below. */
const PANSY = { widths: [1, 1.15, 1, 0.6, 0.2], slim: 0.72 } as const

export const FLORAL: Looks = {
  'AC-FL01': look(
    '#cf1f48',
    '#f28fa4',
    [{ wave: 'arch', lobes: 3, depth: 0.3, bulge: 0.1, lean: 0.2, twist: 2.4 }],
    'spiral',
  ),
  'AC-FL02': look('#f08fb0', '#fbd3df', [
    ...ring(5, 0.56, {
      widths: [0.9, 1.2, 1, 0.7, 0.4],
      slim: 0.62,
      dents: [0.34, 0],
      size: 0.52,
    }),
    light({ wave: 'spike', lobes: 10, depth: 0.6, bulge: 1.5, size: 0.26 }),
  ]),
  'AC-FL03': look('#a8b84e', '#e4eab0', [
    { wave: 'ogee', lobes: 5, depth: 0.82, bulge: 0.16, lean: 0.3 },
    dot(0, 0, 0.12),
  ]),
  'AC-FL04': look('#d9722f', '#f9c79a', [
    ...ring(6, 0.52, {
      widths: [0, 0.7, 1, 0.9, 0.5],
      slim: 0.34,
      size: 0.5,
      isGrained: true,
      isPointed: true,
    }),
    light({ wave: 'spike', lobes: 6, depth: 0.7, bulge: 1, size: 0.2 }),
  ]),
  'AC-FL05': look(
    '#f2960c',
    '#fcd488',
    ring(5, 0.62, { wave: 'arch', lobes: 4, depth: 0.42, bulge: 0.14, size: 0.34 }),
  ),
  'AC-FL06': look('#6a3fb5', '#b99ce6', [
    ...[-0.12, 0.12].map((turn) => ({ ...PANSY, x: turn * 3.6, y: -0.44, size: 0.52, turn })),
    ...[-0.31, 0.31].map((turn) => ({ ...PANSY, x: turn * 1.5, y: 0.14, size: 0.42, turn })),
    { ...PANSY, y: 0.56, size: 0.48, turn: 0.5 },
    dot(0, 0, 0.14),
  ]),
  'AC-FL07': look('#bf9f6a', '#efe2c6', [
    { wave: 'arch', lobes: 8, depth: 0.28, bulge: 0.05, twist: 1.5 },
    light({ wave: 'arch', lobes: 5, depth: 0.4, bulge: 0.1, size: 0.5 }),
  ]),
  'AC-FL08': look('#4f9a6a', '#b5dcbf', [
    { ...BLADE, slim: 0.22, bend: 0.5, x: 0.1 },
    ...[-0.72, -0.08, 0.56].map((y) => ({
      widths: [0.9, 1, 0.95, 1.1, 1.6],
      slim: 0.86,
      dents: [0, 0.3] as const,
      x: 0.78 - y * 0.2,
      y,
      size: 0.3,
    })),
  ]),
  'AC-FL09': look('#d61f6c', '#f49cc0', [...ring(5, 0.6, { ...DISC, size: 0.37 }), dot(0, 0, 0.2)]),
  'AC-FL10': look(
    '#d9b800',
    '#f5e67e',
    ring(6, 0.56, { ...LEAF, slim: 0.24, size: 0.54, bend: 0.7 }),
  ),
}

export const GREEN: Looks = {
  'AC-GR01': look(
    '#7dbb1f',
    '#d3ea92',
    [-0.16, -0.07, 0.02, 0.1, 0.18].map((turn, index) => ({
      ...BLADE,
      slim: 0.12,
      turn,
      x: turn * 4.4,
      y: Math.abs(turn) * 1.6,
      size: 0.8 + 0.2 * (index % 2),
    })),
  ),
  'AC-GR02': look('#1f9a4a', '#93d8a6', [{ ...LEAF, slim: 0.58, turn: 0.08 }]),
  'AC-GR03': look(
    '#b3a53a',
    '#e6dfa2',
    [-0.75, -0.25, 0.25, 0.75].map((y) => ({ ...SLAB, slim: 4.6, size: 0.21, y })),
  ),
  'AC-GR04': look('#2fa58a', '#a0dccb', [
    ...[-1, 0, 1].map((y) => ({ ...SLAB, slim: 0.62, size: 0.47, y })),
    { ...LEAF, x: 0.62, y: -0.3, size: 0.4, turn: 0.17 },
    { ...LEAF, x: -0.62, y: 0.62, size: 0.4, turn: -0.17 },
  ]),
  'AC-GR05': look('#5f9f3a', '#cde6b0', [
    DISC,
    light({ ...DISC, size: 0.84 }),
    ...ring(8, 0.44, { ...DROP, size: 0.14 }),
  ]),
}

export const HERB: Looks = {
  'AC-HB01': look('#7f63cc', '#c9b8f0', [
    ...pairs(4, 0.42, {
      widths: [0, 0.8, 1, 0.9, 0.4],
      slim: 0.8,
      size: 0.27,
      x: 0.27,
      turn: 0.12,
    }),
    { widths: [0, 0.8, 1], slim: 0.7, y: -0.42, size: 0.26 },
    { ...BLADE, slim: 0.1, y: 1.9, size: 0.5 },
  ]),
  'AC-HB02': look('#2fae5a', '#a4e0b0', [
    { ...LEAF, slim: 0.56, x: -0.5, turn: -0.11 },
    { ...LEAF, slim: 0.56, x: 0.5, turn: 0.11 },
  ]),
  'AC-HB03': look('#0f9a94', '#8fdcd4', ring(4, 0.54, { ...LEAF, slim: 0.56, size: 0.5 })),
  'AC-HB04': look('#4d7f86', '#aecbd0', [
    ...pairs(5, 0.36, { ...BLADE, slim: 0.16, size: 0.44, x: 0.4, turn: 0.14 }),
    { ...BLADE, slim: 0.16, y: -0.42, size: 0.4 },
  ]),
  'AC-HB05': look('#2b8f22', '#9bd689', [
    { ...LEAF, widths: [0, 0.9, 1.25, 1.15, 1, 0.7, 0.2], slim: 0.62, bend: 0.35, turn: -0.1 },
    light({ ...BLADE, slim: 0.05, size: 0.8, bend: 0.35, turn: -0.1 }),
  ]),
  'AC-HB06': look(
    '#a9bd1c',
    '#e0ea86',
    [-0.12, -0.05, 0.02, 0.09].map((turn, index) => ({
      ...BLADE,
      slim: 0.1,
      bend: 0.5 - index * 0.3,
      turn,
      x: turn * 5,
    })),
  ),
  'AC-HB07': look('#5f97a8', '#bcd9df', [
    ...pairs(3, 0.62, { ...DISC, size: 0.36, x: 0.44 }),
    { ...DISC, y: -0.5, size: 0.28 },
  ]),
  'AC-HB08': look('#e3b80a', '#faeda4', [
    ...ring(12, 0.66, { widths: [1, 1.1, 0.8], slim: 0.34, size: 0.34 }),
    light({ ...DISC, size: 0.3 }),
  ]),
}
