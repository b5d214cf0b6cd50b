/** Parcels as carriers' label programs import them: recipient, sender, contents, pieces. */
import { shownPhone } from '#domain/addresses/phone-number.ts'
import type { Order } from '#domain/orders/order-view.ts'
import { countryName, JAPAN } from '#domain/shipping/country.ts'

export type LabelOrder = Pick<
  Order,
  | 'number'
  | 'country'
  | 'postalCode'
  | 'state'
  | 'city'
  | 'line1'
  | 'line2'
  | 'customerName'
  | 'customerCompany'
  | 'customerPhone'
  | 'packageCount'
>

type Shape = { company: Readonly<Record<string, string>>; isDomestic: boolean }

/** The programs know their columns by these words, whatever language staff read. */
const DOMESTIC = [
  ...[
    'お客様管理番号',
    'お届け先電話番号',
    'お届け先郵便番号',
    'お届け先都道府県',
    'お届け先住所１',
  ],
  ...['お届け先住所２', 'お届け先住所３', 'お届け先名称１', 'お届け先名称２', 'ご依頼主電話番号'],
  ...['ご依頼主郵便番号', 'ご依頼主住所', 'ご依頼主名称', '品名', '出荷個数'],
]
const ABROAD = [
  ...['Reference', 'Recipient', 'Recipient company', 'Phone', 'Address 1', 'Address 2', 'City'],
  ...[
    'State',
    'Postal code',
    'Country code',
    'Country',
    'Sender',
    'Sender phone',
    'Sender address',
  ],
  ...['Contents', 'Pieces'],
]
const GOODS = { japan: '香りカートリッジ', abroad: 'Scent cartridges' } as const

export const isForJapan = ({ country }: Pick<Order, 'country'>): boolean => country === JAPAN

export const labelRows = (
  orders: readonly LabelOrder[],
  { company, isDomestic }: Shape,
): (string | number)[][] =>
  isDomestic
    ? [DOMESTIC, ...orders.map((order) => domesticRow(order, company))]
    : [ABROAD, ...orders.map((order) => abroadRow(order, company))]

const domesticRow = (order: LabelOrder, company: Shape['company']): (string | number)[] => [
  order.number,
  shownPhone(order.customerPhone, JAPAN),
  order.postalCode,
  ...[order.state, order.city, order.line1, order.line2],
  order.customerCompany || order.customerName,
  order.customerCompany ? order.customerName : '',
  shownPhone((company.telephone ?? '').replaceAll('-', ''), JAPAN),
  company.postal_code ?? '',
  company.address_ja ?? '',
  company.legal_name_ja ?? '',
  GOODS.japan,
  order.packageCount,
]

const abroadRow = (order: LabelOrder, company: Shape['company']): (string | number)[] => [
  order.number,
  order.customerName,
  order.customerCompany,
  order.customerPhone,
  ...[order.line1, order.line2, order.city, order.state, order.postalCode],
  order.country,
  countryName(order.country, 'en'),
  company.legal_name ?? '',
  company.telephone ?? '',
  company.address ?? '',
  GOODS.abroad,
  order.packageCount,
]
