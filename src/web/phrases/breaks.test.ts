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

test.each([
  ['over your own Wi-Fi', 'over your own <bdi class="whole">Wi-Fi</bdi>'],
  ['RS-485、AC-CI05', '<bdi class="whole">RS-485</bdi>、<bdi class="whole">AC-CI05</bdi>'],
  ['+81-774-00-0000', '<bdi class="whole">+81-774-00-0000</bdi>'],
  ['発送まで2〜3週間', '発送まで<bdi class="whole">2〜3週間</bdi>'],
  ['Aroma Shooter 3 in 3D', 'Aroma <bdi class="whole">Shooter 3</bdi> in 3D'],
  ['アロマスピーカー 60、', 'アロマ<bdi class="whole">スピーカー 60</bdi>、'],
  ['아로마슈터 웨어러블 3는', '아로마슈터 <bdi class="whole">웨어러블 3</bdi>는'],
  ['0–100% of 6', '<bdi class="whole">0–100%</bdi> of 6'],
  ['농도를 0~100%로 정할', '농도를 <bdi class="whole">0~100%로</bdi> 정할'],
  ['등(전에는 빨간색)이 세 번', '등<wbr/><bdi class="whole">(전에는 빨간색)이</bdi> 세 번'],
  ['도시가스(부취제 냄새)', '도시가스<wbr/><bdi class="whole">(부취제 냄새)</bdi>'],
  ['플로럴(No.5 타입)', '플로럴<wbr/><bdi class="whole">(No.5 타입)</bdi>'],
  ['약 3,000번 분사', '<bdi class="whole">약 3,000번</bdi> 분사'],
  ['최대 200cm까지', '<bdi class="whole">최대 200cm까지</bdi>'],
  ['本体は最大200cm先', '本体は<bdi class="whole">最大200</bdi>cm先'],
  ['1本で約3,000回噴射', '1本で<bdi class="whole">約3,000</bdi>回噴射'],
  ['チャンバー4を30%', '<bdi class="whole">チャンバー4</bdi>を30%'],
  ['約2〜3週間かかる', '<bdi class="whole">約2〜3週間</bdi>かかる'],
  ['2020年1月より前', '<bdi class="whole">2020年1月</bdi>より前'],
  ['Floral (No. 5 type)', 'Floral (<bdi class="whole">No. 5</bdi> type)'],
])('decision 0018: no line breaks inside the names, numbers and ranges of %s', (text, html) => {
  expect(htmlOf(jsx('p', { children: text }))).toBe(`<p><bdi>${html}</bdi></p>`)
})

test('decision 0018: words of prose with a hyphen, and code, break as ever', () => {
  expect(htmlOf(jsx('p', { children: 'a three-month part' }))).not.toContain('bdi')
  expect(htmlOf(jsx('code', { children: 'Wi-Fi' }))).toBe('<code>Wi-Fi</code>')
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
