/** A small order as the description shows it: fictional people, goods and prices of a new shop. */
const ITEMS = [{ id: 'kit', quantity: 1, baseAmount: 80_000, currency: 'jpy' }]

export const EXAMPLE_DELIVERY = {
  shippingMethod: 'sagawa',
  shipping: { address: { country: 'JP', state: '東京都' } },
  items: ITEMS,
}

/** Of each there is plenty in a new shop, so that the printed order can be placed again and again. */
const SIX = ['AC-CI01', 'AC-CI06', 'AC-FL01', 'AC-FR01', 'AC-HB08', 'AC-WD05']

export const EXAMPLE_PICKS = SIX.map((serial) => ({ serial, quantity: 1 }))

export const EXAMPLE_ORDER = {
  location: 'Japan',
  currency: 'jpy',
  paymentSource: 'bank',
  customer: { name: '見本 花', email: 'hana@example.com', phone: '03-1234-5678' },
  selectedCartridges: EXAMPLE_PICKS,
  selectedSDK: [{ slug: 'windows-sdk', quantity: 1 }],
  shipping: {
    address: {
      postal_code: '104-0061',
      country: 'JP',
      state: '東京都',
      city: '中央区',
      line1: '見本町1-2-3',
      line2: '見本ビル 4階',
    },
  },
  shippingMethod: 'sagawa',
  shippingAmount: 1260,
  items: ITEMS,
}
