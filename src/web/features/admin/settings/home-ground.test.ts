import { expect, test } from 'vitest'

import { isHomeBackground } from '#domain/settings/home-background.ts'

import { GROUND_PICTURES, groundInput, groundOf, groundValue } from './home-ground.ts'

const input = (fields: Record<string, string>) => groundInput((name) => fields[name] ?? '')

test('§3 background: whatever can be chosen is kept, and is shown as it was chosen', () => {
  const choices = [
    ...['chalk', 'mist', 'dawn'].map((kind) => input({ kind })),
    ...GROUND_PICTURES.map((picture) => input({ kind: 'picture', picture })),
    input({ kind: 'upload', path: ' /pictures/abc-1600.webp ' }),
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
    expect(isHomeBackground(groundValue(input(fields)))).toBe(false)
  }
})
