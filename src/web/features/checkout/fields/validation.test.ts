import { expect, test } from 'vitest'

import type { OrderDraft } from '#web/draft/order-draft.ts'

import { asksForKana, needsCustomsCode, validateCustomer, validateShipping } from './validation.ts'

const ADDRESS = {
  country: 'JP',
  postalCode: '104-0061',
  state: 'JP-13',
  city: '中央区',
  line1: '見本町1-2-3',
  line2: '',
}

const NO_RECIPIENT = { isOther: false, name: '', company: '', department: '', phone: '' }

/** Only what the rules look at. */
const draft = (address: Partial<typeof ADDRESS>, more: Partial<OrderDraft> = {}): OrderDraft =>
  ({
    address: { ...ADDRESS, ...address },
    customsCode: '',
    customerCompany: '',
    recipient: NO_RECIPIENT,
    ...more,
  }) as OrderDraft

const codes = (given: OrderDraft) =>
  validateShipping(given).map(({ field, code }) => `${field} ${code}`)

test('§5 order: a Japanese address needs code, prefecture, city and line; the building may be missing', () => {
  expect(codes(draft({}))).toEqual([])
  expect(codes(draft({ postalCode: '', state: '', city: ' ', line1: '' }))).toEqual([
    'postal-code field_required',
    'prefecture field_required',
    'city field_required',
    'line1 field_required',
  ])
  expect(codes(draft({ postalCode: '104-006' }))).toEqual(['postal-code postal_code_japan'])
  expect(codes(draft({ state: '東京都' }))).toEqual([])
  expect(codes(draft({ state: 'California' }))).toEqual(['prefecture field_invalid'])
})

test('§5 order: what a country does not have is not missing', () => {
  const hongKong = { country: 'HK', postalCode: '', state: '', city: 'Sha Tin' }
  expect(codes(draft(hongKong))).toEqual([])
  expect(codes(draft({ country: 'CH', postalCode: '8000', state: '' }))).toEqual([])
  expect(codes(draft({ country: 'US', postalCode: '94016', state: '' }))).toEqual([
    'state field_required',
  ])
})

test('Decisions, section 12: a person in Korea gives the customs code, a company may leave it out', () => {
  const korea = { country: 'KR', postalCode: '04524', state: '서울특별시', city: '중구' }
  expect(codes(draft(korea))).toEqual(['customs-code field_required'])
  expect(codes(draft(korea, { customsCode: 'P12345' }))).toEqual([
    'customs-code customs_code_invalid',
  ])
  expect(codes(draft(korea, { customsCode: 'Ｐ123456789012' }))).toEqual([])
  expect(codes(draft(korea, { customerCompany: '견본대학교' }))).toEqual([])
  expect(codes(draft({ ...korea, state: '강남구' }, { customsCode: 'P123456789012' }))).toEqual([
    'state field_invalid',
  ])
  expect(codes(draft({}, { customsCode: 'nonsense' }))).toEqual([])
  expect(needsCustomsCode(draft({}))).toBe(false)
})

test('Decisions, section 12: how a name reads is asked of who pays by bank in Japan', () => {
  expect(asksForKana(draft({}, { paymentSource: 'bank', location: 'JP' }))).toBe(true)
  expect(asksForKana(draft({}, { paymentSource: 'stripe', location: 'JP' }))).toBe(false)
  expect(asksForKana(draft({}, { paymentSource: 'bank', location: 'KR' }))).toBe(false)
})

test('§5 EU residents: an address in the Union is refused before anything else', () => {
  expect(codes(draft({ country: 'DE', postalCode: '10115', state: '' }))).toEqual([
    'country eu_resident',
  ])
})

test('Decisions, section 12: a recipient who is not the buyer has a name and a telephone number', () => {
  const recipient = { ...NO_RECIPIENT, isOther: true, company: '見本大学' }
  expect(codes(draft({}, { recipient }))).toEqual([
    'recipient-name field_required',
    'recipient-phone field_required',
  ])
  expect(codes(draft({}, { recipient: { ...recipient, company: 'C'.repeat(201) } }))).toEqual([
    ...['recipient-name field_required', 'recipient-phone field_required'],
    'recipient-company field_invalid',
  ])
  const whole = { ...recipient, name: '試料 太郎', phone: '075-000-0001' }
  expect(codes(draft({}, { recipient: whole }))).toEqual([])
  expect(codes(draft({}, { recipient: { ...recipient, isOther: false } }))).toEqual([])
})

test('Decisions, section 12: in Korea the receiver’s company counts, not the buyer’s', () => {
  const korea = { country: 'KR', postalCode: '04524', state: '서울특별시', city: '중구' }
  const recipient = { ...NO_RECIPIENT, isOther: true, name: '김견본', phone: '010-1234-5678' }
  const ofCompany = { buyerKind: 'company', customerCompany: '견본대학교' } as const
  expect(needsCustomsCode(draft(korea, ofCompany))).toBe(false)
  expect(needsCustomsCode(draft(korea, { ...ofCompany, recipient }))).toBe(true)
  const atCompany = { recipient: { ...recipient, company: '견본대학교' } }
  expect(needsCustomsCode(draft(korea, atCompany))).toBe(false)
})

test('Decisions, section 12: a company is named, with a contact person; a private person has neither', () => {
  const buyer = { location: 'JP', customerEmail: 'hana@example.com', customerPhone: '03-1234-5678' }
  const errors = (more: Partial<OrderDraft>) =>
    validateCustomer(draft({}, { ...buyer, customerName: '', ...more })).map(({ field }) => field)
  const typed = { customerDepartment: 'D'.repeat(101), purchaseOrderNumber: '' }
  expect(errors({ buyerKind: 'person', customerCompany: 'Sample', ...typed })).toEqual(['name'])
  expect(errors({ buyerKind: 'company', customerCompany: ' ', ...typed })).toEqual([
    ...['company', 'department', 'contact'],
  ])
})
