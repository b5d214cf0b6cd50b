import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { jsx, jsxs } from './jsx-runtime.ts'

const MARKED = 'ご注文の\u200b流れ'
const htmlOf = renderToStaticMarkup

test('decision 0018: a mark becomes a place where a line may break', () => {
  expect(htmlOf(jsx('h2', { children: MARKED }))).toBe('<h2><bdi>ご注文の<wbr/>流れ</bdi></h2>')
  expect(htmlOf(jsxs(Fragment, { children: [MARKED, '。'] }))).toBe(
    '<bdi>ご注文の<wbr/>流れ</bdi>。',
  )
})

test('attributes and elements of plain text have no marks', () => {
  expect(htmlOf(jsx('nav', { 'aria-label': MARKED }))).toBe('<nav aria-label="ご注文の流れ"></nav>')
  expect(htmlOf(jsx('option', { children: MARKED }))).toBe('<option>ご注文の流れ</option>')
  expect(htmlOf(jsxs('option', { children: [MARKED, '店'] }))).not.toContain('\u200b')
})

test('other children and components are left as they are', () => {
  const props = { children: ['Six', 'scents'], label: MARKED }
  expect(jsxs(() => null, props).props).toBe(props)
  expect(htmlOf(jsxs('p', { children: [createElement('b', { key: 1 }), 'Six'] }))).toBe(
    '<p><b></b>Six</p>',
  )
})
