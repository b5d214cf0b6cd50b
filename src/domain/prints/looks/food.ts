import { ring } from '../form.ts'
import type { Looks } from '../look.ts'
import { BLADE, DISC, DROP, dot, light, SLAB } from './shapes.ts'

export const FOOD: Looks = {
  'AC-FO01': ['#4a2a20', '#b3907f', { parts: [DROP] }],
  'AC-FO02': [
    '#8f8a5a',
    '#d8d5b4',
    {
      parts: [
        { widths: [0, 0.7, 1, 1, 0.8, 0.4, 0.2], slim: 0.5, size: 0.8, y: -0.2, turn: 0.25 },
        { ...DROP, slim: 0.7, size: 0.34, x: -0.86, y: -0.2, turn: 0.25 },
        dot(0.66, -0.28, 0.06),
      ],
    },
  ],
  'AC-FO03': [
    '#d98606',
    '#f6cf80',
    {
      parts: [
        { widths: [1.3, 1.2, 1], slim: 1.4 },
        light({ widths: [1], slim: 0.7, x: -0.5, size: 0.6 }),
        light({ wave: 'arch', lobes: 5, depth: 0.3, size: 0.4, x: 0.56 }),
      ],
    },
  ],
  'AC-FO04': [
    '#b03226',
    '#eda294',
    {
      parts: [
        { wave: 'arch', lobes: 3, depth: 0.34, bulge: -0.05, lean: 0.3, turn: 0.1 },
        light({ ...DISC, size: 0.2, x: 0.2, y: -0.1 }),
      ],
    },
  ],
  'AC-FO05': [
    '#edc42f',
    '#faeba6',
    { parts: [{ ...SLAB, slim: 1.7 }, light({ ...SLAB, slim: 1, x: 0.8, size: 0.5 })] },
  ],
  'AC-FO06': [
    '#a8622a',
    '#e3b891',
    {
      parts: [
        { widths: [1, 1.15, 1.05, 0.9, 0.86, 1.1, 1.5], slim: 1.16 },
        ...[-0.5, 0, 0.5].map((x) =>
          light({ ...BLADE, slim: 0.14, size: 0.34, x, y: -0.3, turn: 0.1 }),
        ),
      ],
    },
  ],
  'AC-FO07': [
    '#e6a95a',
    '#f9e0b6',
    {
      parts: [...ring(5, 0.58, { wave: 'arch', lobes: 3, depth: 0.3, size: 0.36 }), dot(0, 0, 0.2)],
    },
  ],
  'AC-FO08': [
    '#a594b0',
    '#dcd2e2',
    { parts: [{ widths: [0.1, 0.26, 0.7, 1.1, 1.16, 1], slim: 0.86, isGrained: true }] },
  ],
}
