import { expect, test } from 'vitest'

import { initialsOf } from './initials.ts'

test.each([
  ['Taylor Sample', 'T. S.'],
  ['  taylor   van sample ', 'T. V. S.'],
  ['Élodie Sample', 'É. S.'],
  ['山田 太郎', '山＊ 太＊'],
  ['山田　太郎', '山＊ 太＊'],
  ['山田太郎', '山＊'],
  ['김견본', '김＊'],
  ['👩‍👩‍👧 Sample', '👩‍👩‍👧＊ S.'],
  ['', ''],
])('a name is shortened to its initials: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test('no part of a name beyond its first character is shown', () => {
  for (const name of ['Sample Tester', '見本 花子', 'キム・ソヨン']) {
    for (const part of name.split(' ')) expect(initialsOf(name)).not.toContain(part.slice(0, 2))
  }
})
