import { expect, test } from 'vitest'

import { isHomeBackground } from '#domain/settings/home-background.ts'

import { GROUND_PICTURES, groundOf, groundTyped, groundValue } from './home-ground.ts'

const typed = (fields: Record<string, string>) => groundTyped((name) => fields[name] ?? '')

test('§3 background: whatever can be chosen is kept, and is shown as it was chosen', () => {
  const choices = [
    ...['chalk', 'mist', 'dawn'].map((kind) => typed({ kind })),
    ...GROUND_PICTURES.map((picture) => typed({ kind: 'picture', picture })),
    typed({ kind: 'upload', path: ' /pictures/abc-1600.webp ' }),
  ]
  for (const choice of choices) {
    const value = groundValue(choice)
    expect(isHomeBackground(value), value).toBe(true)
    expect(groundOf(value)).toEqual(choice)
  }
})

test('§3 background: a picture that is none, and another site’s, are refused', () => {
  for (const fields of [
    { kind: 'picture', picture: 'nothing' },
    { kind: 'upload', path: 'https://example.com/a.webp' },
    { kind: 'upload', path: '' },
  ]) {
    expect(isHomeBackground(groundValue(typed(fields)))).toBe(false)
  }
})
