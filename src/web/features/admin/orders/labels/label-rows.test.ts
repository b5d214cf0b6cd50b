import { expect, test } from 'vitest'

import { type LabelOrder, labelRows } from './label-rows.ts'

const ORDER: LabelOrder = {
  number: '7K3M-9QXA',
  country: 'JP',
  postalCode: '104-0061',
  state: 'JP-13',
  city: '中央区',
  line1: '見本町1-2-3',
  line2: '',
  packageCount: 1,
  hasDevice: true,
  goodsMinor: 80_000,
  currency: 'usd',
  deliveryTime: null,
  customerName: '見本 花',
  customerCompany: 'サンプル計測株式会社',
  customerDepartment: '研究開発部',
  customerPhone: '+81312345678',
  recipientName: '',
  recipientCompany: '',
  recipientDepartment: '',
  recipientPhone: '',
}

const cells = (change: Partial<LabelOrder>, destination: 'japan' | 'abroad' = 'japan') => {
  const [headings = [], row = []] = labelRows([{ ...ORDER, ...change }], {
    company: {},
    destination,
  })
  return Object.fromEntries(headings.map((heading, at) => [heading, row[at]]))
}

test('Decisions, section 12 labels: without another recipient the parcel is addressed to the buyer', () => {
  expect(cells({})).toMatchObject({
    お届け先電話番号: '03-1234-5678',
    お届け先名称１: 'サンプル計測株式会社',
    お届け先名称２: '研究開発部 見本 花',
    配達指定時間帯: '',
  })
})

test('Decisions, section 12 labels: another recipient replaces the buyer, telephone included', () => {
  const recipient = { recipientName: '試料 太郎', recipientPhone: '+81750000001' }
  const label = cells({ ...recipient, deliveryTime: 'morning' })
  expect(label).toMatchObject({ お届け先名称１: '試料 太郎', お届け先名称２: '' })
  expect(label).toMatchObject({ お届け先電話番号: '075-000-0001', 配達指定時間帯: '01' })
  expect(JSON.stringify(label)).not.toContain('見本 花')

  const atCompany = { recipientCompany: 'Sample University', recipientDepartment: 'Physics' }
  expect(cells({ ...recipient, ...atCompany, country: 'US' }, 'abroad')).toMatchObject({
    Recipient: '試料 太郎',
    'Recipient company': 'Sample University, Physics',
    Phone: '81750000001',
  })
})

test('Decisions, section 12 labels: a parcel says what is in it, and abroad what it is worth', () => {
  const [kit, refill] = [{}, { hasDevice: false }]
  expect(cells(kit)).toMatchObject({ 品名: 'アロマシューター・香りカートリッジ' })
  expect(cells(refill)).toMatchObject({ 品名: '香りカートリッジ' })
  const device = 'Aroma Shooter scent diffuser, scent cartridges'
  const worth = { 'Goods value': 800, Currency: 'USD' }
  expect(cells(kit, 'abroad')).toMatchObject({ Contents: device, ...worth })
  expect(cells(refill, 'abroad')).toMatchObject({ Contents: 'Scent cartridges', ...worth })
  const replacement = { goodsMinor: null }
  expect(cells(replacement, 'abroad')).toMatchObject({ 'Goods value': '', Currency: '' })
})
