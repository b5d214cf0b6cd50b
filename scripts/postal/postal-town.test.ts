import { expect, test } from 'vitest'

import { townsOf } from './postal-town.ts'

test('Decisions, section 12: where no town is listed, none is filled in', () => {
  expect(townsOf('以下に掲載がない場合')).toEqual([''])
  expect(townsOf('南箕輪村一円')).toEqual([''])
  expect(townsOf('小菅村の次に１〜６６３番地がくる場合')).toEqual([''])
  expect(townsOf('琴平町の次に４２７番地以降がくる場合（川西）')).toEqual([''])
})

test('Decisions, section 12: a town that is called so keeps its name', () => {
  expect(townsOf('一円')).toEqual(['一円'])
  expect(townsOf('銀座')).toEqual(['銀座'])
})

test('Decisions, section 12: text in brackets is no part of an address, except a floor', () => {
  expect(townsOf('北十一条西（５〜１１丁目）')).toEqual(['北十一条西'])
  expect(townsOf('折茂（今熊「２１３〜２３４を除く」、大原）')).toEqual(['折茂'])
  expect(townsOf('西新宿新宿野村ビル（２９階）')).toEqual(['西新宿新宿野村ビル29階'])
  expect(townsOf('名駅ミッドランドスクエア（高層棟）（地階・階層不明）')).toEqual([
    '名駅ミッドランドスクエア',
  ])
})

test('Decisions, section 12: several towns in one cell are several towns', () => {
  expect(townsOf('穴明２２地割、穴明２３地割')).toEqual(['穴明22地割', '穴明23地割'])
  expect(townsOf('種市第１５地割〜第２１地割（鹿糠、小路合）')).toEqual(['種市'])
  expect(townsOf('越中畑６４地割～越中畑６６地割')).toEqual(['越中畑'])
})
