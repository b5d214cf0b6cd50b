import { rows } from '../form.ts'
import type { Looks } from '../look.ts'
import { DISC, DROP, light, SLAB } from './shapes.ts'

export const SIGNAL: Looks = {
  'AC-SG01': [
    '#33373b',
    '#9ba1a6',
    { parts: [{ wave: 'tooth', lobes: 16, depth: 0.12 }, light({ ...DISC, size: 0.44 })] },
  ],
  'AC-SG02': [
    '#8b9299',
    '#d4d8dc',
    {
      parts: [
        { ...DISC, size: 0.5, x: -0.34, y: 0.2 },
        { ...DISC, size: 0.4, x: 0.6, y: 0.3 },
        { ...DISC, size: 0.34, x: 0.3, y: -0.46 },
        { ...DISC, size: 0.2, x: -0.3, y: -0.68 },
      ],
    },
  ],
  'AC-SG03': [
    '#c2489a',
    '#edb0d6',
    { parts: [{ ...DROP, slim: 0.7 }, light({ ...DROP, size: 0.42, y: 0.3 })], lines: 'levels' },
  ],
  'AC-SG04': [
    '#e0481f',
    '#f9b08f',
    {
      parts: [
        { wave: 'spike', lobes: 11, depth: 0.62, bulge: 1 },
        light({ wave: 'spike', lobes: 11, depth: 0.5, bulge: 1, size: 0.4 }),
      ],
    },
  ],
  'AC-SG05': [
    '#2a73d9',
    '#9ac2f5',
    {
      parts: [
        { widths: [0, 0.3, 0.7, 1, 1.15, 1.1, 0.8], slim: 0.6, bend: -0.3, isPointed: true },
        light({ ...DROP, size: 0.4, y: 0.44 }),
      ],
    },
  ],
  'AC-SG06': ['#3f9aa8', '#addbe2', { parts: rows([2, 1, 2], { ...DROP, size: 0.9 }, 1.5) }],
  'AC-SG07': [
    '#27ae7f',
    '#a4e2cb',
    {
      parts: [
        { ...SLAB, slim: 0.36 },
        { ...SLAB, slim: 1.06, size: 0.3, x: -0.7 },
        { ...SLAB, slim: 1.06, size: 0.3, x: 0.7 },
      ],
    },
  ],
}
