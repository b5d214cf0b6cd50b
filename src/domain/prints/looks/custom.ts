import type { Looks } from '../look.ts'
import { DISC } from './shapes.ts'

export const CUSTOM: Looks = {
  'AC-CU01': ['#9aa0a6', '#d5d9dc', { parts: [DISC], lines: 'dotted' }],
  'AC-CU02': [
    '#4f565c',
    '#c3c8cc',
    {
      parts: [
        { wave: 'side', lobes: 4, depth: 0.2 },
        { ...DISC, size: 0.4 },
      ],
      lines: 'dotted',
    },
  ],
}
