/** What the buyer chose in the pack builder is on the review, the order and in its e-mail: chambers, SDK and device. */
import { ADDRESSES, type Person, wordsOf } from '../../support/drivers/checkout-driver.ts'
import { openCheckout } from '../../support/drivers/customer.ts'
import { expect, newAddress, sentEmail, test } from '../../support/drivers/journey.ts'

const { japan } = ADDRESSES

const CHOSEN = {
  selectedCartridges: ['AC-CI01', 'AC-WD01', 'AC-FL01'].map((serial) => ({ serial, quantity: 1 })),
  wells: [null, 'AC-WD01', 'AC-FL01', null, 'AC-CI01', null],
  deviceSerial: 'ASN2A0001',
  customerName: '見本 花子',
  customerPhone: '03-1234-5678',
  paymentSource: 'bank',
  address: { ...japan, postalCode: japan['postal-code'] },
  confirmedSteps: ['customer-details', 'shipping-info'],
}

for (const { sdk, named } of [
  { sdk: [{ slug: 'windows-sdk', quantity: 1 }], named: 'Windows' },
  { sdk: [], named: null },
]) {
  test(`Decisions, section 13: chambers, device and ${named ?? 'no'} SDK are the same from the review to the e-mail${named ? '' : ' @long'}`, async ({
    page,
    shop,
  }) => {
    const person: Person = { page, shop, locale: 'en', email: newAddress('carried') }
    const t = wordsOf(person)
    const content = { ...CHOSEN, customerEmail: person.email, selectedSDK: sdk }
    await openCheckout(person, '/checkout/order-confirmation', content)
    const expectChoices = async () => {
      const chambers = page.getByRole('main').locator('ol > li:has(code, [class*="code"])')
      await expect(chambers).toContainText([
        `1${t('checkout.chamberEmpty')}`,
        '2Hinoki',
        '3Rose',
        `4${t('checkout.chamberEmpty')}`,
        '5Lemon',
        `6${t('checkout.chamberEmpty')}`,
      ])
      const line = named === null ? t('checkout.sdkNone') : new RegExp(`SDK: .*${named}`)
      await expect(
        page.getByRole('main').getByText(line).filter({ visible: true }).first(),
      ).toBeVisible()
      const plate = t('checkout.cartridgesPlate', { serial: 'ASN2A0001' })
      await expect(page.getByText(plate)).toHaveCount(1)
    }
    await expectChoices()

    await page.getByRole('button', { name: t('checkout.placeOrder') }).click()
    await expect(page).toHaveURL(/\/checkout\/completed/)
    await page.getByRole('link', { name: t('checkout.viewOrder') }).click()
    await expect(page).toHaveURL(/\/orders\//)
    await expectChoices()

    const { text } = await sentEmail(shop, person.email, 'order_received')
    expect(text).toMatch(/AC-WD01\): Chamber 2\n.*AC-FL01\): Chamber 3\n.*AC-CI01\): Chamber 5\n/)
    expect(text).toContain(t('mail.cartridgesPlate', { serial: 'ASN2A0001' }))
    expect(text).toContain(named ?? t('mail.sdkNone'))
  })
}
