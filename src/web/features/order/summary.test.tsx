import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { importCharges } from '#i18n/messages/en/order/importCharges.ts'
import { order } from '#i18n/messages/en/order/order.ts'
import { ui } from '#i18n/messages/en/site/ui.ts'
import { type Words, WordsContext } from '#i18n/use-t.ts'
import { money } from '#shared/money.ts'
import { liveIn } from '#web/draft/residence.ts'

import type { Builder } from './builder.ts'
import type { Pack } from './pack.ts'
import { Summary } from './summary.tsx'

const HOME = { kit: 1_150, refill: 930 }
const ZONE_4 = { kit: 6_600, refill: 3_900 }
const BUILDER = {
  products: { kit: 'Kit', 'refill-pack': 'Refill pack' },
  currencyRate: 0.01,
  countries: [
    { code: 'JP', name: 'Japan', shippingFrom: HOME },
    { code: 'US', name: 'United States', shippingFrom: ZONE_4 },
    { code: 'DE', name: 'Germany', shippingFrom: null },
  ],
} as unknown as Builder

const AT_HOME = { country: 'JP', postalCode: '', state: '', city: '', line1: '', line2: '' }

const words: Words = { locale: 'en', messages: { order, importCharges, ui } }

function shown(location: string, packages: { kits: number; refills: number }): string {
  const draft = {
    ...packages,
    address: AT_HOME,
    ...liveIn(location, { address: AT_HOME }),
  }
  const currency = location === 'JP' ? 'jpy' : 'usd'
  const prices = { kit: money(80_000, currency), 'refill-pack': money(32_400, currency) }
  const pack = { draft } as unknown as Pack
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <Summary builder={BUILDER} pack={pack} prices={prices} />
    </WordsContext>,
  )
}

test('shipping begins at the least that the packages cost to the chosen country', () => {
  expect(shown('JP', { kits: 0, refills: 1 })).toContain('Shipping from ¥930')
  expect(shown('JP', { kits: 1, refills: 0 })).toContain('Shipping from ¥1,150')
  expect(shown('US', { kits: 0, refills: 1 })).toContain('Shipping from $39.00')
  expect(shown('US', { kits: 1, refills: 2 })).toContain('Shipping from $66.00')
})

test('only prices in yen include tax, and a resident of the Union is promised no shipping fee', () => {
  const kit = { kits: 1, refills: 0 }
  expect(shown('JP', kit)).toContain('tax included')
  expect(shown('US', kit)).not.toContain('tax included')

  const union = shown('DE', kit)
  expect(union).not.toContain('tax included')
  expect(union).not.toContain('Shipping')
  expect(union).toContain('Duties and taxes of the destination')
})
