import { expect, test } from 'vitest'

import { isCustomsCode, normalCustomsCode } from './customs-code.ts'
import { foldAddress } from './fold-address.ts'
import { fullKana, isKana } from './kana.ts'
import { isPhone, normalPhone } from './normal-phone.ts'
import { e164Of, formatPhone, normalizedPhone, telephoneFor } from './phone-number.ts'
import { isPostalCode, normalPostalCode } from './postal-code.ts'

const CASES = 2_500

/** The same numbers in every run, so that a failure can be reproduced. */
function random(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

const DASHES = ['', '-', '‐', '‑', '–', '—', '−', 'ー', '－', ' ', '　']

test('§5 address: a Japanese postal code has seven digits, with or without a hyphen, in any width', () => {
  const roll = random(1)
  for (let at = 0; at < CASES; at += 1) {
    const digits = String(roll(10_000_000)).padStart(7, '0')
    const code = `${digits.slice(0, 3)}${DASHES[roll(DASHES.length)]}${digits.slice(3)}`
    const input = `${['', ' ', '〒', '〒 '][roll(4)]}${roll(2) === 0 ? wide(code) : code}`
    expect(isPostalCode(input, 'JP'), input).toBe(true)
    expect(normalPostalCode(input, 'JP'), input).toBe(`${digits.slice(0, 3)}-${digits.slice(3)}`)
  }
  for (const input of ['', '619020', '61902000', '619-02000', 'ABC-DEFG']) {
    expect(isPostalCode(input, 'JP'), input).toBe(false)
  }
})

test('§5 address: a Korean postal code has five digits, in any width', () => {
  const roll = random(2)
  for (let at = 0; at < CASES; at += 1) {
    const digits = String(roll(100_000)).padStart(5, '0')
    const input = roll(2) === 0 ? wide(digits) : ` ${digits}`
    expect(normalPostalCode(input, 'KR'), input).toBe(digits)
    expect(isPostalCode(input, 'KR'), input).toBe(true)
  }
  for (const input of ['', '0452', '135-080', 'ABCDE']) {
    expect(isPostalCode(input, 'KR'), input).toBe(false)
  }
})

test('§5 address: elsewhere a postal code is what the country writes, up to 20 characters', () => {
  expect(isPostalCode('SW1A 1AA', 'GB')).toBe(true)
  expect(normalPostalCode(' ＳＷ１Ａ 1AA', 'GB')).toBe('SW1A 1AA')
  expect(isPostalCode('1'.repeat(20), 'BR')).toBe(true)
  expect(isPostalCode('1'.repeat(21), 'BR')).toBe(false)
  expect(isPostalCode('  ', 'US')).toBe(false)
  expect(isPostalCode('94103-1234', 'US')).toBe(true)
  expect(isPostalCode('k1a 0b1', 'CA')).toBe(true)
  for (const [code, country] of [
    ['ABC', 'US'],
    ['9410', 'US'],
    ['99999', 'GB'],
    ['K1A', 'CA'],
  ] as const) {
    expect(isPostalCode(code, country), code).toBe(false)
  }
})

test('§5 address: a country without postal codes requires none', () => {
  expect(isPostalCode('', 'HK')).toBe(true)
  expect(isPostalCode('', 'AE')).toBe(true)
  expect(isPostalCode('999077', 'HK')).toBe(true)
})

test('a telephone number typed in full width becomes half width, and stays so', () => {
  expect(normalPhone('０３−００００ー００００')).toBe('03-0000-0000')
  expect(normalPhone('＋８２ 10 0000 0000')).toBe('+82 10 0000 0000')
  const roll = random(3)
  for (let at = 0; at < CASES; at += 1) {
    const groups = [String(roll(100)).padStart(3, '0'), String(roll(10_000)), String(roll(10_000))]
    const input = groups.join(DASHES[1 + roll(8)])
    const once = normalPhone(roll(2) === 0 ? wide(input) : input)
    expect(once, input).toBe(groups.join('-'))
    expect(normalPhone(once)).toBe(once)
  }
})

test('a telephone number is stored in international format and shown as its reader dials it', () => {
  const roll = random(4)
  for (let at = 0; at < CASES; at += 1) {
    const subscriber = `${1000 + roll(9000)}${String(roll(10_000)).padStart(4, '0')}`
    const local = roll(2) === 0 ? `0${7 + roll(3)}0${subscriber}` : `03${subscriber}`
    const input = [local, wide(local), `+81 ${local.slice(1)}`][roll(3)] ?? ''
    const stored = normalizedPhone(input, ['JP'])
    expect(stored, input).toBe(`+81${local.slice(1)}`)
    expect(formatPhone(stored, 'JP').replaceAll('-', ''), input).toBe(local)
    expect(formatPhone(stored, 'US').replaceAll(' ', ''), input).toBe(stored)
  }
})

test('the first country in which it is valid decides; an invalid number is stored as typed', () => {
  expect(normalizedPhone('010-1234-5678', ['KR', 'JP'])).toBe('+821012345678')
  expect(formatPhone('+821012345678', 'KR')).toBe('010-1234-5678')
  expect(formatPhone('+821012345678', 'JP')).toBe('+82 10 1234 5678')
  for (const input of ['03-1234-5678 ext. 12', '03-1234-5678(内線12)', '123456']) {
    expect(isPhone(input), input).toBe(true)
    expect(e164Of(input, 'JP'), input).toBeNull()
    expect(normalizedPhone(input, ['JP', 'JP']), input).toBe(input)
    expect(formatPhone(input, 'JP'), input).toBe(input)
  }
  expect(isPhone('call me')).toBe(false)
})

test('a number of ours is in national form for those at home, and its link works from abroad', () => {
  const link = 'tel:+81774000000'
  expect(telephoneFor('+81-774-00-0000', 'ja')).toEqual({ text: '0774-00-0000', link })
  expect(telephoneFor('+81-774-00-0000', 'en')).toEqual({ text: '+81-774-00-0000', link })
  expect(telephoneFor('+81-774-00-0000', 'ko')).toEqual({ text: '+81-774-00-0000', link })
  expect(telephoneFor('0774-00-0000', 'ja')?.text).toBe('0774-00-0000')
  expect(telephoneFor('', 'ja')).toBeNull()
})

test('a reading becomes full-width katakana from hiragana and half-width katakana', () => {
  expect(fullKana('やまだ　たろう')).toBe('ヤマダ タロウ')
  expect(fullKana(' ﾔﾏﾀﾞ  ﾀﾛｳ ')).toBe('ヤマダ タロウ')
  expect(fullKana('ｶﾞｷﾞｸﾞ ﾊﾟﾋﾟﾌﾟ ｳﾞ')).toBe('ガギグ パピプ ヴ')
  expect(fullKana('か゛')).toBe('ガ')
  expect(fullKana('さとー')).toBe('サトー')
  expect(fullKana('ゆｰﾀ-')).toBe('ユーター')
  expect(fullKana('ｶ)ｻﾝﾌﾟﾙ')).toBe('カ)サンプル')
  expect(isKana('ヤマダ タロウ')).toBe(true)
  expect(isKana('山田 太郎')).toBe(false)
})

test('Decisions, section 12: digits, letters and hyphens of an address become half width, and nothing else changes', () => {
  const roll = random(7)
  for (let at = 0; at < CASES; at += 1) {
    const numbers = [roll(40), roll(40), roll(40)].map((number) => String(1 + number))
    const input = numbers.join(DASHES[1 + roll(8)])
    expect(foldAddress(`丸の内${wide(input)}`), input).toBe(`丸の内${numbers.join('-')}`)
    expect(foldAddress(`丸の内${input}`), input).toBe(`丸の内${numbers.join('-')}`)
  }
  for (const line of [
    'タワーマンション南',
    '㈱見本ｾﾝﾀｰ 〜1',
    '테헤란로 152',
    '1-2 Sample Street',
  ]) {
    expect(foldAddress(line)).toBe(line)
  }
  expect(foldAddress(' 見本ビル　Ｂ－２棟 ')).toBe('見本ビル B-2棟')
})

test('whatever kana is typed, the reading is katakana, and reading it again changes nothing', () => {
  const roll = random(5)
  const HIRAGANA =
    'ぁあいうえおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろわゐゑをんゔー'
  const HALF = 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝｰｯｬｭｮ'
  for (let at = 0; at < CASES; at += 1) {
    const letters = roll(2) === 0 ? HIRAGANA : HALF
    const input = Array.from({ length: 1 + roll(12) }, () => letters[roll(letters.length)]).join('')
    const once = fullKana(input)
    expect(isKana(once), `${input} ${once}`).toBe(true)
    expect(once).not.toMatch(/[\u3041-\u3096\uff61-\uff9f]/)
    expect(fullKana(once), input).toBe(once)
  }
})

test('a customs code is P and twelve digits, in any width and case', () => {
  const roll = random(6)
  for (let at = 0; at < CASES; at += 1) {
    const digits = `${String(roll(1_000_000)).padStart(6, '0')}${String(roll(1_000_000)).padStart(6, '0')}`
    const code = `${roll(2) === 0 ? 'p' : 'P'}${digits}`
    const input = roll(2) === 0 ? wide(code) : ` ${code.slice(0, 5)}-${code.slice(5)}`
    expect(isCustomsCode(input), input).toBe(true)
    expect(normalCustomsCode(input)).toBe(`P${digits}`)
  }
  for (const input of [
    '',
    'P12345678901',
    'P1234567890123',
    '123456789012',
    'M12345678901',
    'P12345678901X',
  ]) {
    expect(isCustomsCode(input), input).toBe(false)
  }
})
