import { ring, rows } from './form.ts'
import { type Looks, look } from './look.ts'
import { BLADE, DISC, DROP, dot, LEAF, light, SLAB } from './shapes.ts'

export const CUSTOM: Looks = {
  'AC-CU01': look('#9aa0a6', '#d5d9dc', [DISC], 'dotted'),
  'AC-CU02': look(
    '#4f565c',
    '#c3c8cc',
    [
      { wave: 'side', lobes: 4, depth: 0.2 },
      { ...DISC, size: 0.4 },
    ],
    'dotted',
  ),
}

export const EVERYDAY: Looks = {
  'AC-PG01': look('#8a6fe0', '#d2c4f7', [
    { ...DISC, size: 0.62, x: -0.3, y: 0.3 },
    { ...DISC, size: 0.38, x: 0.6, y: -0.28 },
    { ...DISC, size: 0.24, x: -0.14, y: -0.66 },
    { ...DISC, size: 0.18, x: 0.5, y: 0.5 },
  ]),
  'AC-PG02': look(
    '#1c76bd',
    '#8cc4ea',
    [-0.5, 0, 0.5].map((y) => ({
      widths: [0, 0.9, 1, 0.9, 0],
      slim: 0.17,
      bend: y === 0 ? -1 : 1,
      x: y === 0 ? 0.3 : -0.3,
      y: y * 1.1,
      turn: 0.25,
      isPointed: true,
    })),
  ),
  'AC-PG03': look('#e88aae', '#f9d3e0', [
    { ...SLAB, slim: 1.5 },
    light({ widths: [1], slim: 1.6, size: 0.5 }),
  ]),
  'AC-PG04': look('#a9b7df', '#e2e8f7', [
    { wave: 'arch', lobes: 10, depth: 0.18, bulge: 0.02 },
    dot(0, 0, 0.4),
  ]),
  'AC-PG05': look('#3fa9d6', '#b3def0', [
    { ...SLAB, slim: 0.78, y: 0.1 },
    { ...SLAB, slim: 0.6, x: -0.86, y: -0.5, size: 0.46, turn: 0.1 },
    { ...SLAB, slim: 0.6, x: 0.86, y: -0.5, size: 0.46, turn: -0.1 },
    light({ ...DISC, y: -0.9, size: 0.26 }),
  ]),
  'AC-PG06': look('#f0a41f', '#fcdc98', [
    { ...DISC, size: 0.52 },
    ...ring(10, 0.84, { ...BLADE, slim: 0.34, size: 0.2 }),
  ]),
}

export const MOOD: Looks = {
  'AC-FN01': look(
    '#7f7ad0',
    '#cfccf2',
    [0, 1, 2].map((at) => ({
      ...LEAF,
      slim: 0.4,
      size: 0.9,
      isGrained: true,
      turn: (at - 1) * 0.13,
      x: (at - 1) * 0.5,
      y: Math.abs(at - 1) * 0.16,
    })),
  ),
  'AC-FN02': look('#1674d1', '#86c0f2', [
    DISC,
    light({ ...DISC, size: 0.66 }),
    { ...DISC, size: 0.34 },
  ]),
  'AC-FN03': look('#12b39a', '#93e4d4', [
    { wave: 'spike', lobes: 7, depth: 0.5, bulge: 1, lean: 0.5, twist: 0.7 },
  ]),
  'AC-FN04': look('#2f3f86', '#a0aad6', [
    {
      widths: [0, 0.6, 0.95, 1.05, 0.95, 0.6, 0],
      slim: 0.42,
      bend: 1.5,
      isPointed: true,
      turn: 0.55,
    },
  ]),
}

export const PERFUME: Looks = {
  'AC-PF01': look('#cf9f2f', '#f3dc9c', [
    { wave: 'swell', lobes: 5, depth: 0.34, twist: 1 },
    light({ ...DISC, size: 0.24 }),
  ]),
  'AC-PF02': look('#93a0bd', '#dbe0ec', [{ wave: 'swell', lobes: 2, depth: 0.36, twist: 0.5 }]),
  'AC-PF03': look('#c9571a', '#f2b083', [{ wave: 'side', lobes: 6, depth: 0.2, twist: 1.2 }]),
  'AC-PF04': look('#8a4fa8', '#d6b3e4', [{ wave: 'swell', lobes: 3, depth: 0.42, twist: 0.6 }]),
}

export const SIGNAL: Looks = {
  'AC-SG01': look('#33373b', '#9ba1a6', [
    { wave: 'tooth', lobes: 16, depth: 0.12 },
    light({ ...DISC, size: 0.44 }),
  ]),
  'AC-SG02': look('#8b9299', '#d4d8dc', [
    { ...DISC, size: 0.5, x: -0.34, y: 0.2 },
    { ...DISC, size: 0.4, x: 0.6, y: 0.3 },
    { ...DISC, size: 0.34, x: 0.3, y: -0.46 },
    { ...DISC, size: 0.2, x: -0.3, y: -0.68 },
  ]),
  'AC-SG03': look(
    '#c2489a',
    '#edb0d6',
    [{ ...DROP, slim: 0.7 }, light({ ...DROP, size: 0.42, y: 0.3 })],
    'levels',
  ),
  'AC-SG04': look('#e0481f', '#f9b08f', [
    { wave: 'spike', lobes: 11, depth: 0.62, bulge: 1 },
    light({ wave: 'spike', lobes: 11, depth: 0.5, bulge: 1, size: 0.4 }),
  ]),
  'AC-SG05': look('#2a73d9', '#9ac2f5', [
    { widths: [0, 0.3, 0.7, 1, 1.15, 1.1, 0.8], slim: 0.6, bend: -0.3, isPointed: true },
    light({ ...DROP, size: 0.4, y: 0.44 }),
  ]),
  'AC-SG06': look('#3f9aa8', '#addbe2', rows([2, 1, 2], { ...DROP, size: 0.9 }, 1.5)),
  'AC-SG07': look('#27ae7f', '#a4e2cb', [
    { ...SLAB, slim: 0.36 },
    { ...SLAB, slim: 1.06, size: 0.3, x: -0.7 },
    { ...SLAB, slim: 1.06, size: 0.3, x: 0.7 },
  ]),
}
