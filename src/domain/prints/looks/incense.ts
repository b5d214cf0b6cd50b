import type { Looks } from '../look.ts'
import { DROP } from './shapes.ts'

export const INCENSE: Looks = {
  'AC-IN01': ['#6d62a6', '#c0b8e2', { parts: [{ ...DROP, slim: 0.5, bend: 0.4 }] }],
  'AC-IN02': [
    '#5f4a42',
    '#b9a79e',
    { parts: [{ wave: 'side', lobes: 5, depth: 0.2, twist: 0.5 }], lines: 'broken' },
  ],
  'AC-IN03': [
    '#c08a5a',
    '#ecd2b6',
    { parts: [{ wave: 'swell', lobes: 3, depth: 0.24, twist: 1 }], lines: 'spiral' },
  ],
  'AC-IN04': [
    '#d3a93a',
    '#f4e0a4',
    {
      parts: [
        { ...DROP, y: -0.6, size: 0.56 },
        { ...DROP, x: -0.54, y: 0.5, size: 0.46 },
        { ...DROP, x: 0.54, y: 0.44, size: 0.5 },
      ],
    },
  ],
}
