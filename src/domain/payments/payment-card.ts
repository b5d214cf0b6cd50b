/** What is known of a card that paid: enough to recognise it, too little to pay with. */
export const CARD_BRANDS = [
  'visa',
  'mastercard',
  'amex',
  'jcb',
  'diners',
  'discover',
  'unionpay',
  'other',
] as const
export type CardBrand = (typeof CARD_BRANDS)[number]

export type PaymentCard = { brand: CardBrand; last4: string }

/** Brands have one name in all languages. */
const BRAND_NAMES = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  jcb: 'JCB',
  diners: 'Diners Club',
  discover: 'Discover',
  unionpay: 'UnionPay',
  other: '',
} as const satisfies Record<CardBrand, string>

/** "Visa •••• 4242"; the word for a card where it is not known. */
export const cardName = (card: PaymentCard | null, unknown: string): string =>
  card === null ? unknown : `${BRAND_NAMES[card.brand] || unknown} •••• ${card.last4}`
