import { ring, rows } from './form.ts'
import { type Looks, look } from './look.ts'
import { BLADE, DISC, DROP, LEAF, light, SLAB } from './shapes.ts'

export const INCENSE: Looks = {
  'AC-IN01': look('#6d62a6', '#c0b8e2', [{ ...DROP, slim: 0.5, bend: 0.4 }]),
  'AC-IN02': look(
    '#5f4a42',
    '#b9a79e',
    [{ wave: 'side', lobes: 5, depth: 0.2, twist: 0.5 }],
    'broken',
  ),
  'AC-IN03': look(
    '#c08a5a',
    '#ecd2b6',
    [{ wave: 'swell', lobes: 3, depth: 0.24, twist: 1 }],
    'spiral',
  ),
  'AC-IN04': look('#d3a93a', '#f4e0a4', [
    { ...DROP, y: -0.6, size: 0.56 },
    { ...DROP, x: -0.54, y: 0.5, size: 0.46 },
    { ...DROP, x: 0.54, y: 0.44, size: 0.5 },
  ]),
}

export const NUTS: Looks = {
  'AC-NU01': look('#b87a3a', '#ecc79c', [{ ...DROP, slim: 0.64, isGrained: true, turn: 0.06 }]),
  'AC-NU02': look('#8a5628', '#d3ab86', [
    { widths: [0.6, 1.05, 1.1, 1.05, 0.9, 0.7, 0.2], slim: 0.9 },
    light({ widths: [1.6, 1.3, 1.1], slim: 2.4, size: 0.3, y: -0.66 }),
  ]),
  'AC-NU03': look('#d8a860', '#f4dfba', [
    { widths: [0.9, 1.1, 1.05, 0.66, 1.1, 1.2, 1], slim: 0.5, isGrained: true, turn: 0.1 },
  ]),
  'AC-NU04': look('#653222', '#c28f7e', [
    { widths: [0, 0.7, 1.1, 1.15, 1.1, 1.1, 1.2], slim: 1.05, isPointed: true },
    light({ ...DISC, slim: 2.6, size: 0.26, y: 0.66 }),
  ]),
}

export const SPICE: Looks = {
  'AC-SP01': look('#7a3524', '#cf9480', [
    { widths: [0.6, 0.5, 0.5, 0.7, 0.9], slim: 0.26, y: 0.4, size: 0.72 },
    ...ring(4, 0.3, { ...DROP, size: 0.3 }, 0.125).map(({ x = 0, y = 0, ...part }) => ({
      ...part,
      x,
      y: y - 0.5,
    })),
  ]),
  'AC-SP02': look('#b8622b', '#eab98e', [
    { ...SLAB, slim: 0.24, turn: 0.1, x: -0.2 },
    { ...SLAB, slim: 0.24, turn: 0.1, x: 0.34, y: 0.12 },
  ]),
  'AC-SP03': look('#453f42', '#a8a0a4', rows([2, 3, 2], { ...DISC, size: 0.94 })),
  'AC-SP04': look('#d99b2a', '#f5d898', [
    { wave: 'arch', lobes: 5, depth: 0.5, bulge: 0.02, lean: 0.35 },
  ]),
  'AC-SP05': look('#7f9f4a', '#c9dba6', [
    { ...LEAF, widths: [0.2, 0.7, 1, 1.1, 1, 0.7, 0.1], slim: 0.6, turn: -0.08 },
    light({ ...BLADE, slim: 0.08, size: 0.9, turn: -0.08 }),
  ]),
  'AC-SP06': look('#6fb04a', '#c4e2aa', [
    { widths: [0.9, 0.9, 1.1, 1, 0.9, 1.1, 1], slim: 0.36, turn: 0.04 },
    ...ring(3, 0.3, { ...LEAF, size: 0.34 }, -0.12).map((part, index) => ({
      ...part,
      x: (index - 1) * 0.34,
      y: -1.2,
      turn: (index - 1) * 0.1,
    })),
  ]),
}

export const WOODY: Looks = {
  'AC-WD01': look('#c98d52', '#efd3ae', [{ wave: 'arch', lobes: 3, depth: 0.06 }], 'broken'),
  'AC-WD02': look(
    '#24694a',
    '#8fc0a4',
    [0.5, 0.72, 0.94].map((size, index) => ({
      widths: [0, 0.55, 0.8, 1.1, 1.8],
      slim: 0.9,
      size: size * 0.7,
      y: index * 0.62,
      isPointed: true,
    })),
  ),
  'AC-WD03': look(
    '#8f4a30',
    '#d8a48c',
    [{ widths: [0, 0.5, 0.8, 1, 1.2, 1.5], slim: 0.44 }],
    'broken',
  ),
  'AC-WD04': look('#3d7d6e', '#a3cdc0', ring(9, 0.5, { ...BLADE, slim: 0.12, size: 0.5 })),
  'AC-WD05': look('#85803a', '#cfcb98', [
    { ...SLAB, slim: 2.2, size: 0.3, y: -0.6 },
    ...[-0.14, -0.07, 0, 0.07, 0.14].map((turn) => ({
      ...BLADE,
      slim: 0.08,
      size: 0.56,
      turn: 0.5 - turn,
      x: turn * 5,
      y: 0.36,
      bend: turn * 6,
    })),
  ]),
  'AC-WD06': look('#4f453f', '#b3a69c', [
    { ...BLADE, slim: 0.09, turn: 0.06 },
    { ...LEAF, size: 0.5, x: 0.52, y: -0.42, turn: 0.13 },
    { ...LEAF, size: 0.46, x: -0.42, y: -0.06, turn: -0.14 },
    { ...LEAF, size: 0.4, x: 0.4, y: 0.42, turn: 0.15 },
  ]),
}
