/** Call 16 where the place or the price decides: the Union, countries that are not served, figures that changed. */
import { expect, test } from 'vitest'

import { EU_MEMBER_STATES, EU_TERRITORIES } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'

import { IS_FULL_RUN } from '../../support/full-run.ts'
import { openCounter } from '../../support/order-model/order-counter.ts'
import { orderBody } from '../../support/shop/buyer.ts'
import { setStock } from '../../support/shop/orders.ts'

const fullWidth = (text: string) =>
  [...text].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)).join('')
const ALPHA_3 = new Map(
  'AT AUT BE BEL BG BGR CY CYP CZ CZE DE DEU DK DNK EE EST ES ESP FI FIN FR FRA GR GRC HR HRV HU HUN IE IRL IT ITA LT LTU LU LUX LV LVA MT MLT NL NLD PL POL PT PRT RO ROU SE SWE SI SVN SK SVK'
    .match(/.. .../g)
    ?.map((pair) => [pair.slice(0, 2), [pair.slice(3), pair.slice(3).toLowerCase()]] as const),
)

function spellingsOf(code: string): string[] {
  const english = countryName(code, 'en')
  return [
    code,
    code.toLowerCase(),
    `  ${code.toLowerCase()}\u3000`,
    fullWidth(code),
    english,
    english.toUpperCase(),
    countryName(code, 'ja'),
    countryName(code, 'ko'),
    ...(ALPHA_3.get(code) ?? []),
  ]
}

const withCountry = (country: string) => ({
  shipping: {
    address: { postal_code: '10115', country, city: 'Sample', line1: '1 Sample Street' },
  },
})

test('§5 EU residents: 27 states and their outermost regions are refused in whatever spelling', async () => {
  await using counter = await openCounter()
  expect(EU_MEMBER_STATES).toHaveLength(27)
  const territories = EU_TERRITORIES.flatMap((code) => spellingsOf(code).slice(0, 8))
  const all = [...EU_MEMBER_STATES.flatMap(spellingsOf), ...territories]
  expect(all.length).toBeGreaterThan(27 * 9)

  const bodies = all.flatMap((country, at) => {
    const both = [orderBody({ location: country }), orderBody(withCountry(country))]
    return IS_FULL_RUN ? both : both.slice(at % 2, (at % 2) + 1)
  })
  for (let at = 0; at < bodies.length; at += 20) {
    const some = bodies.slice(at, at + 20)
    const passed = (await counter.orderAll(some))
      .map(({ status, error }, index) => ({ status, code: error.code, body: some[index] }))
      .filter(({ status, code }) => status !== 422 || code !== 'eu_resident')
    expect(passed).toEqual([])
  }
})

test('§5 EU residents: neighbours of the Union are no members of it', async () => {
  await using counter = await openCounter()
  for (const country of ['GB', 'Norway', 'スイス', 'isl', 'uk']) {
    const { status, error } = await counter.changed({
      ...withCountry(country),
      location: country,
      currency: 'usd',
      shippingAmount: 1,
    })
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'price_changed' })
  }
})

test('Decisions, section 8: a country that is none is an invalid order', async () => {
  await using counter = await openCounter()
  for (const country of ['Atlantis', 'XX', 'EU', '', 'J', 'JP; DE', 'Japan Germany']) {
    expect((await counter.changed(withCountry(country))).error).toMatchObject({
      code: 'order_invalid',
      fields: ['shipping.address.country'],
    })
    expect((await counter.changed({ location: country })).error).toMatchObject({
      code: 'order_invalid',
      fields: ['location'],
    })
  }
})

test('Decisions, section 11: a country that is switched off is not served', async () => {
  await using counter = await openCounter()
  const toKorea = withCountry('KR')
  expect((await counter.changed(toKorea)).error.code).toBe('price_changed')
  await counter.shop.query("update countries set enabled = false where code = 'KR'")
  expect(await counter.changed(toKorea)).toMatchObject({
    status: 422,
    error: { code: 'country_unavailable' },
  })
  expect((await counter.changed(withCountry('AQ'))).error.code).toBe('country_unavailable')
})

type Figures = {
  items: { id: string; baseAmount: number }[]
  shippingAmount: number
}

test.each<[string, Record<string, unknown>]>([
  ['no fee', { shippingAmount: 0 }],
  ['a fee too low', { shippingAmount: 1259 }],
  ['a fee too high', { shippingAmount: 1261 }],
  ['a kit for 1 yen', { items: [{ id: 'kit', quantity: 1, baseAmount: 1 }] }],
  ['a kit that was dearer', { items: [{ id: 'kit', quantity: 1, baseAmount: 99_800 }] }],
])(
  'Decisions, section 5: %s is answered with the valid figures, which are accepted',
  async (_what, change) => {
    await using counter = await openCounter()
    const { status, error } = await counter.changed(change)
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'price_changed' })
    const figures = error.data as Figures // The figures of `price_changed`.
    expect(figures).toEqual({
      items: [{ id: 'kit', baseAmount: 80_000 }],
      shippingAmount: 1260,
      applicationFee: 0,
      totalChargeAmount: 81_260,
    })

    const again = await counter.shop.call({
      path: '/v1/orders',
      token: counter.buyer.token,
      body: orderBody({
        shippingAmount: figures.shippingAmount,
        items: figures.items.map((item) => ({ ...item, quantity: 1 })),
      }),
    })
    expect(again).toMatchObject({
      status: 201,
      body: { data: { data: { totalChargeAmount: 81_260 } } },
    })
  },
)

test('Decisions, section 6: what is out of stock is named, and the rest is not reserved', async () => {
  await using counter = await openCounter()
  await setStock(counter.shop, 'AC-WD01', 0)
  expect(await counter.changed({})).toMatchObject({
    status: 409,
    error: { code: 'out_of_stock', data: { serials: ['AC-WD01'] } },
  })
})
