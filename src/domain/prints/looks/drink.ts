import type { Looks } from '../look.ts'
import { BLADE, DISC, light, SLAB } from './shapes.ts'

export const DRINK: Looks = {
  'AC-DR01': [
    '#6a4330',
    '#c7a48e',
    {
      parts: [
        { widths: [1], slim: 0.68, turn: 0.1 },
        light({ ...BLADE, slim: 0.07, bend: 0.7, size: 0.86, turn: 0.1 }),
      ],
    },
  ],
  'AC-DR02': [
    '#c9781a',
    '#f1c684',
    {
      parts: [
        { ...SLAB, slim: 0.82 },
        light({ wave: 'side', lobes: 4, depth: 0.2, size: 0.4, turn: 0.09, y: 0.3 }),
      ],
      lines: 'levels',
    },
  ],
  'AC-DR03': [
    '#b0432a',
    '#eaa994',
    {
      parts: [
        { widths: [1.9, 1.5, 1.1, 0.94, 0.84, 0.7, 0.6], slim: 1.26 },
        { ...DISC, x: 1.32, y: -0.3, size: 0.28 },
      ],
      lines: 'levels',
    },
  ],
  'AC-DR04': [
    '#5f9a2a',
    '#bcdc92',
    {
      parts: [{ widths: [2.4, 1.7, 1.2, 1, 1, 1.05, 1.1], slim: 1.2, dents: [0.96, 0] }],
      lines: 'levels',
    },
  ],
  'AC-DR05': [
    '#87582f',
    '#cfae8a',
    { parts: [{ widths: [1.9, 1.5, 1.1, 1, 1.06, 1.3, 1.4], slim: 0.54 }], lines: 'levels' },
  ],
  'AC-DR06': [
    '#5a2430',
    '#c0909a',
    {
      parts: [{ widths: [0.9, 0.5, 0.42, 0.8, 0.98, 0.8, 1.1, 1.5, 1.7], slim: 0.44 }],
      lines: 'levels',
    },
  ],
  'AC-DR07': [
    '#8f1d44',
    '#dc95ae',
    {
      parts: [
        { widths: [2.2, 1.6, 1.15, 1, 0.95, 0.8, 0.5], slim: 0.8, size: 0.64, y: -0.36 },
        { ...SLAB, slim: 0.12, size: 0.4, y: 0.62 },
        { ...SLAB, slim: 6, size: 0.08, y: 1.04 },
      ],
      lines: 'levels',
    },
  ],
  'AC-DR08': [
    '#e3a21a',
    '#f8dc94',
    {
      parts: [
        { ...SLAB, slim: 0.72, y: 0.1, size: 0.8 },
        ...[-0.42, 0, 0.42].map((x) => ({ ...DISC, x, y: -0.9, size: 0.21 })),
        { ...DISC, x: 0.86, y: 0.1, size: 0.22 },
      ],
      lines: 'levels',
    },
  ],
}
