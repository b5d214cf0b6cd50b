import { expect, test } from 'vitest'

import { type Press, shortcutOf } from './shortcut.ts'

const SECTIONS = ['today', 'orders'] as const
const SETTING = { hasBegun: false, isOn: true, sections: SECTIONS }

const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  isCommand: false,
  isOther: false,
  isTyping: false,
  ...change,
})

test('Ctrl+K opens the palette, also during typing and while single keys are off', () => {
  const input = press('k', { isCommand: true, isTyping: true })
  expect(shortcutOf(input, { ...SETTING, isOn: false })).toEqual({ act: 'palette' })
  expect(shortcutOf(press('K', { isCommand: true }), SETTING)).toEqual({ act: 'palette' })
  expect(shortcutOf(press('k'), SETTING)).toEqual({ act: 'none' })
})

test('g and then a letter leads to an area that is offered', () => {
  expect(shortcutOf(press('g'), SETTING)).toEqual({ act: 'begin' })
  const begun = { ...SETTING, hasBegun: true }
  expect(shortcutOf(press('o'), begun)).toEqual({ act: 'go', path: '/admin/orders' })
  expect(shortcutOf(press('e'), begun)).toEqual({ act: 'none' })
  expect(shortcutOf(press('o'), SETTING)).toEqual({ act: 'none' })
})

test.each([
  ['in a field', { isTyping: true }, SETTING],
  ['while a word is composed', { isOther: true }, SETTING],
  ['together with another command', { isCommand: true }, SETTING],
  ['once they are switched off', {}, { ...SETTING, isOn: false }],
])('single keys mean nothing %s', (_, change, setting) => {
  for (const key of ['g', '?']) expect(shortcutOf(press(key, change), setting).act).toBe('none')
})
