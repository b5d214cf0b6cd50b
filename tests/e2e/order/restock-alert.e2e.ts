/** A scent that is out of stock: one e-mail when it is back, requested in its row. Spec §9 "2-3 weeks if out of stock". */
import { sendRestockAlerts } from '#domain/catalog/restock-alerts/send-alerts.server.ts'

import { wordsOf } from '../../support/drivers/checkout-driver.ts'
import {
  expect,
  expectAccessible,
  newAddress,
  sentEmail,
  test,
} from '../../support/drivers/journey.ts'
import { asSystem } from '../../support/drivers/system-context.ts'

const SERIAL = 'AC-CI06'
const en = wordsOf({ locale: 'en' })

test('§9 out of stock: a row takes an address by keyboard, and its e-mail leads to the scent', async ({
  page,
  shop,
}) => {
  const email = newAddress('waiting')
  const before = await shop.query<{ on_hand: number }>(
    'select on_hand from cartridge_stock where serial = $1',
    [SERIAL],
  )
  await shop.query('update cartridge_stock set on_hand = reserved where serial = $1', [SERIAL])
  try {
    await page.goto('/order?lang=en')
    const row = page.getByRole('row').filter({ hasText: SERIAL })
    const ask = row.getByRole('button', { name: en('order.alertAsk') })
    const address = row.getByLabel(en('order.alertEmail'))
    await ask.press('Enter')
    await expect(address).toBeFocused()
    await address.press('Escape')
    await expect(address).toHaveCount(0)
    await expect(ask).toBeFocused()

    await ask.press('Enter')
    await address.press('Enter')
    await expect(address).toHaveAccessibleDescription(/name@example\.com/)
    await expect(address).toBeFocused()
    await expectAccessible(page)
    await address.fill(email)
    await address.press('Enter')
    await expect(row.getByRole('status')).toContainText(email)
    await expect(row.getByRole('status')).toBeFocused()
    await expectAccessible(page)

    await shop.query('update cartridge_stock set on_hand = reserved + 9 where serial = $1', [
      SERIAL,
    ])
    await asSystem(shop, sendRestockAlerts)
    const { text } = await sentEmail(shop, email, 'scent_back')
    const link = new URL(/https?:\S+\/order\?add=\S+/.exec(text)?.[0] ?? '')
    await page.goto(`${link.pathname}${link.search}`)
    await expect(row.getByRole('button', { name: en('order.added') })).toBeVisible()
  } finally {
    await shop.query('update cartridge_stock set on_hand = $2 where serial = $1', [
      SERIAL,
      before[0]?.on_hand,
    ])
  }
})
