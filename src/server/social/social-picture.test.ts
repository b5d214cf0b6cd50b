import { expect, test } from 'vitest'

import { phrased } from '#i18n/phrases.server.ts'

import { loadFonts } from '../documents/fonts.ts'
import { fitted } from './social-picture.ts'

const linesOf = async (title: string) => fitted(title, await loadFonts()).lines

test('a shared picture divides its title between phrases, and draws it smaller before it divides one', async () => {
  expect(await linesOf(phrased('よくあるご質問', 'ja'))).toEqual(['よくある', 'ご質問'])
  expect(await linesOf(phrased('Webエンジニア', 'ja'))).toEqual(['Webエンジニア'])
  expect(await linesOf('개인정보 처리방침')).toEqual(['개인정보', '처리방침'])
})

test('a title without phrases that no size has room for has four lines at most', async () => {
  expect(await linesOf('香'.repeat(20))).toHaveLength(4)
  expect(await linesOf('香'.repeat(99))).toHaveLength(4)
})
