/** Parcels as carriers' label software imports them: recipient, sender, contents, pieces. */
import { formatPhone } from '#domain/addresses/phone-number.ts'
import type { LabelDestination } from '#domain/orders/fulfilment/label.ts'
import type { Order } from '#domain/orders/order.ts'
import { recipientOf } from '#domain/orders/recipient.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import type { DeliveryTime } from '#domain/shipping/delivery-time.ts'
import { stateName } from '#domain/shipping/state.ts'
import { decimalText, money } from '#shared/money.ts'

export type LabelOrder = Pick<
  Order,
  | 'number'
  | 'country'
  | 'postalCode'
  | 'state'
  | 'city'
  | 'line1'
  | 'line2'
  | 'deliveryTime'
  | 'packageCount'
  | 'currency'
> & { hasDevice: boolean; goodsMinor: number | null } & Parameters<typeof recipientOf>[0]

type Shape = { company: Readonly<Record<string, string>>; destination: LabelDestination }
type Row = (string | number)[]

/** The software identifies its columns by these names, whatever language staff read. See `docs/label-files.md`. */
const DOMESTIC = [
  ...[
    'お客様管理番号',
    'お届け先電話番号',
    'お届け先郵便番号',
    'お届け先都道府県',
    'お届け先住所１',
  ],
  ...['お届け先住所２', 'お届け先住所３', 'お届け先名称１', 'お届け先名称２', 'ご依頼主電話番号'],
  ...['ご依頼主郵便番号', 'ご依頼主住所', 'ご依頼主名称', '品名', '出荷個数', '配達指定時間帯'],
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
  ...['Contents', 'Pieces', 'Goods value', 'Currency'],
]
/** Carriers ask about devices in the air, customs about all goods. */
const GOODS = {
  japan: { cartridges: '香りカートリッジ', device: 'アロマシューター・香りカートリッジ' },
  abroad: {
    cartridges: 'Scent cartridges',
    device: 'Aroma Shooter scent diffuser, scent cartridges',
  },
} as const satisfies Record<LabelDestination, object>

const goodsIn = ({ hasDevice }: LabelOrder, destination: LabelDestination): string =>
  GOODS[destination][hasDevice ? 'device' : 'cartridges']

/** One parcel per line, without line breaks in cells: some software does not support them. */
export function labelRows(orders: readonly LabelOrder[], { company, destination }: Shape): Row[] {
  const [headings, rowOf] = COLUMNS[destination]
  return [headings, ...orders.map((order) => rowOf(order, company).map(inOneLine))]
}

function domesticRow(order: LabelOrder, company: Shape['company']): Row {
  const recipient = recipientOf(order)
  const person = [recipient.department, recipient.name].filter(Boolean).join(' ')
  return [
    order.number,
    dialled(formatPhone(recipient.phone, JAPAN)),
    order.postalCode,
    ...[stateName(order.country, order.state, 'ja'), order.city, order.line1, order.line2],
    recipient.company || person,
    recipient.company ? person : '',
    dialled(formatPhone((company.telephone ?? '').replaceAll('-', ''), JAPAN)),
    company.postal_code ?? '',
    // The postal code has a column of its own.
    (company.address_ja ?? '').replace(/^〒[\d-]+\s*/, ''),
    company.legal_name_ja ?? '',
    goodsIn(order, 'japan'),
    order.packageCount,
    order.deliveryTime ? TIME_CODES[order.deliveryTime] : '',
  ]
}

/** As the software of carriers in Japan reads them. */
const TIME_CODES = {
  morning: '01',
  '12-14': '12',
  '14-16': '14',
  '16-18': '16',
  '18-20': '18',
  '19-21': '19',
} as const satisfies Record<DeliveryTime, string>

function abroadRow(order: LabelOrder, company: Shape['company']): Row {
  const recipient = recipientOf(order)
  return [
    order.number,
    recipient.name,
    [recipient.company, recipient.department].filter(Boolean).join(', '),
    dialled(recipient.phone),
    ...[order.line1, order.line2, order.city, stateName(order.country, order.state, 'en')],
    order.postalCode,
    order.country,
    countryName(order.country, 'en'),
    company.legal_name ?? '',
    dialled(company.telephone ?? ''),
    company.address ?? '',
    goodsIn(order, 'abroad'),
    order.packageCount,
    ...declared(order),
  ]
}

/** A replacement costs nothing, and has a value all the same: staff declare it. */
const declared = ({ goodsMinor, currency }: LabelOrder): [string | number, string] =>
  goodsMinor === null
    ? ['', '']
    : [Number(decimalText(money(goodsMinor, currency))), currency.toUpperCase()]

const COLUMNS = {
  japan: [DOMESTIC, domesticRow],
  abroad: [ABROAD, abroadRow],
} as const satisfies Record<LabelDestination, unknown>

/** Digits and hyphens, as carriers read them; a plus before the country's code would be taken for a formula. */
const dialled = (phone: string): string => phone.replace(/^\+/, '').replaceAll(' ', '-')

const inOneLine = (cell: string | number): string | number =>
  typeof cell === 'number' ? cell : cell.replace(/\s*[\r\n\t\v\f\u0085\u2028\u2029]+\s*/g, ' ')
