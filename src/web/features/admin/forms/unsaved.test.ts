import { expect, test } from 'vitest'

import { isChanged, isSamePage } from './unsaved.ts'

test('a field is unsaved when it differs from what the server filled it with, and no longer when that is back', () => {
  expect(isChanged({ type: 'textarea', value: 'a\nb', defaultValue: 'a\r\nb' })).toBe(false)
  expect(isChanged({ type: 'text', value: 'ab', defaultValue: 'a' })).toBe(true)
  expect(isChanged({ type: 'radio', value: 'a', checked: true, defaultChecked: true })).toBe(false)
  expect(isChanged({ type: 'radio', value: 'a', checked: true, defaultChecked: false })).toBe(true)
})

test('of a choice without a selection, a browser shows the first option', () => {
  const option = (selected: boolean, defaultSelected: boolean) => ({ selected, defaultSelected })
  expect(isChanged({ options: [option(true, false), option(false, false)] })).toBe(false)
  expect(isChanged({ options: [option(false, false), option(true, false)] })).toBe(true)
  expect(isChanged({ options: [option(false, false), option(true, true)] })).toBe(false)
  expect(isChanged({ options: [option(true, false), option(false, true)] })).toBe(true)
})

test('a step opened on the same page and another language of the console leave nothing; another text does', () => {
  const from = { pathname: '/admin/content/blog/a', search: '?in=ja&done=save_text' }
  expect(isSamePage(from, { ...from, search: '?form=delete_draft&in=ja' })).toBe(true)
  expect(isSamePage(from, { ...from, search: '?in=ja&lang=ko' })).toBe(true)
  expect(isSamePage(from, { ...from, search: '?in=ko' })).toBe(false)
  expect(isSamePage(from, { pathname: '/admin', search: '?in=ja' })).toBe(false)
})
