import { expect, test } from 'vitest'

import { isHomeBackground } from '#domain/settings/home-background.ts'

import {
  BACKGROUND_PICTURES,
  backgroundInput,
  backgroundOf,
  backgroundValue,
} from './home-background.ts'

const input = (fields: Record<string, string>) => backgroundInput((name) => fields[name] ?? '')

test('§3 background: each option that can be selected is saved and shown unchanged', () => {
  const choices = [
    ...['chalk', 'mist', 'dawn'].map((kind) => input({ kind })),
    ...BACKGROUND_PICTURES.map((picture) => input({ kind: 'picture', picture })),
    input({ kind: 'upload', path: ' /pictures/abc-1600.webp ' }),
  ]
  for (const choice of choices) {
    const value = backgroundValue(choice)
    expect(isHomeBackground(value), value).toBe(true)
    expect(backgroundOf(value)).toEqual(choice)
  }
})

test('§3 background: a picture that is none, and another site’s, are refused', () => {
  for (const fields of [
    { kind: 'picture', picture: 'nothing' },
    { kind: 'upload', path: 'https://example.com/a.webp' },
    { kind: 'upload', path: '' },
  ]) {
    expect(isHomeBackground(backgroundValue(input(fields)))).toBe(false)
  }
})
