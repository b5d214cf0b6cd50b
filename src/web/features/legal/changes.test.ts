import { expect, test } from 'vitest'

import type { Locale } from '#shared/locale.ts'

import { proseOf } from '../../prose/markdown.server.ts'
import { changesIn } from './changes.server.ts'
import type { Piece } from './stored-text.ts'

const MARKS = { same: '', added: '+', removed: '-' } as const
const shown = (pieces: readonly Piece[]) =>
  pieces.map(({ text, kind }) => (kind === 'same' ? text : `[${MARKS[kind]}${text}]`)).join('')

const changed = (before: string, after: string, locale: Locale = 'en') =>
  changesIn(proseOf(before), proseOf(after), locale).map(({ id, isGone, passages }) => [
    isGone ? `-${id}` : id,
    ...passages.map(shown),
  ])

test('legal versions: a changed paragraph is listed word by word, others are left out', () => {
  const before =
    '## Payment {#pay}\n\nYou pay first.\n\nWe hold goods for 14 days.\n\n## Use {#use}\n\nA'
  const after = before.replace('14 days', '21 days')
  expect(changed(before, after)).toEqual([['pay', 'We hold goods for [-14][+21] days.']])
  expect(changed(before, before)).toEqual([])
})

test('legal versions: Japanese, without spaces, is compared word by word too', () => {
  const before = '## 支払い {#pay}\n\n商品を14日間お取り置きします。'
  expect(changed(before, before.replace('14', '21'), 'ja')).toEqual([
    ['pay', '商品を[-14][+21]日間お取り置きします。'],
  ])
})

test('legal versions: new sections are in their place, removed ones last, entries of lists apart', () => {
  const before = '## A {#a}\n\n### Inner {#inner}\n\n- one\n- two\n\n## Gone {#gone}\n\nOld text'
  const after = '## New {#new}\n\nNew text\n\n## A {#a}\n\n### Inside {#inner}\n\n- one\n- three\n'
  expect(changed(before, after)).toEqual([
    ['new', '[+New text]'],
    ['inner', '[-Inner][+Inside]', '[-two][+three]'],
    ['-gone', '[-Old text]'],
  ])
})
