import { expect, test } from 'vitest'

import { languageCookie, rememberedLocale } from './language.ts'

test('decisions §4 languages: over TLS the choice is stored under a name that only this origin can write', () => {
  expect(languageCookie('ko', true)).toBe(
    '__Host-lang=ko; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(languageCookie('ko', false)).toBe(
    'lang=ko; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
  )
})

test('decisions §4 languages: a choice is read under either name, the one of this origin first', () => {
  expect(rememberedLocale('a=b; lang=ko')).toBe('ko')
  expect(rememberedLocale('__Host-lang=ja')).toBe('ja')
  expect(rememberedLocale('lang=ko; __Host-lang=ja')).toBe('ja')
  expect(rememberedLocale('lang=xx; __Host-lang=xx')).toBeNull()
  expect(rememberedLocale('xlang=ko; __Host-lang2=ja; lang=kox')).toBeNull()
  expect(rememberedLocale('')).toBeNull()
})
