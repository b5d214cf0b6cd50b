import { dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { expect, test } from 'vitest'

import { PASSWORD_LENGTH_MIN } from '../policy.ts'
import { weaknessOf } from './password-strength.server.ts'

const HANA = ['hana.yamada@example.com', 'hana.yamada', 'hana', 'yamada', 'example', 'Hana Yamada']

test.for([
  'password123',
  'P@ssw0rd2024',
  'iloveyou12',
  'letmein12345',
  'qwertyuiop',
  '비밀번호비밀번호',
  'qlalfqjsgh12',
  'watashinopass',
])('A.4.21 "%s" is among the first guesses', async (password) => {
  expect(await weaknessOf(password, [])).not.toBeNull()
})

test.for([
  ['hana.yamada@example.com', 'personal'],
  ['HanaYamada1990', 'personal'],
  ['yamada-hana!', 'personal'],
  ['abcdefghijkl', 'pattern'],
  ['aaaaaaaaaaaaaaaaaaaa', 'pattern'],
  ['香香香香香香香香香香', 'pattern'],
  ["asdfghjkl;'", 'pattern'],
  ['password123', 'common'],
] as const)('A.4.21 "%s" is refused for what it is: %s', async ([password, reason]) => {
  expect(await weaknessOf(password, HANA)).toBe(reason)
})

test.for([
  'correct horse battery',
  'teapot gravel umbrella north',
  'xk3Jf0q-pW',
  '雨の朝に珈琲を飲む窓辺',
  '고양이가 창가에서 우산을 편다',
  'tencharact',
])('A.4.21 "%s" is good enough', async (password) => {
  expect(await weaknessOf(password, HANA)).toBeNull()
})

test('A.4.21 a name among other words is no reason to refuse, and another person’s is none at all', async () => {
  expect(await weaknessOf('hana teapot gravel', HANA)).toBeNull()
  expect(await weaknessOf('kitchen-brandon', [])).toBeNull()
  expect(await weaknessOf('kitchen-brandon', ['brandon', 'kitchen'])).toBe('personal')
})

/** The most frequently leaked passwords, then single words. Each estimate takes milliseconds. */
test('A.4.21 of the 3,000 likeliest passwords that are long enough, every tenth is refused', async () => {
  const likely = [...common['passwords-common'], ...english['commonWords-en']]
  const longEnough = likely.filter((word) => [...word].length >= PASSWORD_LENGTH_MIN)
  expect(longEnough.length).toBeGreaterThan(3_000)

  const taken: string[] = []
  for (let at = 0; at < 3_000; at += 10) {
    const word = longEnough[at] ?? ''
    if ((await weaknessOf(word, [])) === null) taken.push(word)
  }
  expect(taken).toEqual([])
})
