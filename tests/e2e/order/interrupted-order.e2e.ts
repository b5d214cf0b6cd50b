import {
  ADDRESSES,
  choosePack,
  expectThanks,
  fillCustomer,
  fillShipping,
  ordersOf,
  type Person,
  passPreCheckout,
  payWithCard,
  placeOrder,
  readyToOrder,
  signInByCode,
  wordsOf,
} from '../../support/drivers/checkout-driver.ts'
import { IN_AMERICA, openCheckout, placeUnpaidOrder } from '../../support/drivers/customer.ts'
import { expect, newAddress, test } from '../../support/drivers/journey.ts'

const PAYMENT = /\/checkout\/payment-info/
const BUYER = { name: 'Taylor Sample', phone: '+1 555 0100', address: ADDRESSES.america }

test('§7 token: one that expires in mid-checkout is refreshed in silence @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('expiry') }
  await openCheckout(person, undefined, IN_AMERICA)
  await fillCustomer(person, BUYER)
  await expireTokens(person)
  await fillShipping(person, BUYER.address)
  await expireTokens(person)
  await placeOrder(person, 'card')
  await expireTokens(person)
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)

  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
  const [tokens] = await shop.query<{ generations: number; ended: number }>(
    `select max(generation) as generations, count(s.revoked_at)::int as ended
     from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
     where u.email = $1`,
    [person.email],
  )
  expect(tokens?.generations).toBeGreaterThanOrEqual(3)
  expect(tokens?.ended).toBe(0)
})

test('§4 reload: every tab preserves the input, and Back leads to the one before', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('reload') }
  const t = wordsOf(person)
  await choosePack(person, 'US')
  await expect(page).toHaveURL(/\/sign-in/)
  await page.reload()
  await signInByCode(person)
  await expect(page).toHaveURL(/\/pre-checkout/)
  await page.reload()
  await passPreCheckout(person)
  await page.locator('#name').fill('Half Typed')
  await page.reload()
  await expect(page.locator('#name')).toHaveValue('Half Typed')

  await fillCustomer(person, BUYER)
  await page.locator('#city').fill('Sampletown')
  await page.reload()
  await expect(page.locator('#city')).toHaveValue('Sampletown')
  await fillShipping(person, BUYER.address)
  await page.reload()
  await expect(
    page.getByRole('heading', { level: 1, name: t('checkout.confirmationTitle') }),
  ).toBeVisible()
  await expect(page.getByText('1 Sample Street').first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
  await expect(page.locator('#line1')).toHaveValue('1 Sample Street')
  await page.goForward()

  await placeOrder(person, 'card')
  await page.reload()
  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  await page.reload()
  await expectThanks(person)
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
})

test('§4 two tabs: the same draft placed in both is one order, paid once @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('tabs') }
  const t = wordsOf(person)
  await openCheckout(person, '/checkout/order-confirmation', readyToOrder(person))
  const other = await page.context().newPage()
  await other.goto('/checkout/order-confirmation')
  const place = (tab: typeof page) => tab.getByRole('button', { name: t('checkout.placeOrder') })
  await expect(place(page)).toBeEnabled()
  await expect(place(other)).toBeEnabled()

  // Pressed at once: a tab that learns of the other's order first moves on and removes its button.
  const [mine, others] = await Promise.all([page, other].map((tab) => place(tab).elementHandle()))
  await Promise.all([mine?.evaluate(press), others?.evaluate(press)])
  for (const tab of [page, other]) {
    // A tab that learned of the order before its own press offers a link instead of the button.
    const onward = tab.getByRole('link', { name: t('checkout.toPayment') }).last()
    await Promise.any([tab.waitForURL(PAYMENT), onward.click().then(() => tab.waitForURL(PAYMENT))])
  }
  expect(await ordersOf(person)).toHaveLength(1)

  await payWithCard(person, '4242424242424242')
  await expectThanks(person)
  await other.reload()
  await expect(other).not.toHaveURL(PAYMENT)
  const paid = await shop.query<{ count: number }>(
    `select count(*)::int as count from payment_sandbox.intents where body->'metadata'->>'order_id' = $1`,
    [(await ordersOf(person))[0]?.id],
  )
  expect(paid).toEqual([{ count: 1 }])
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
})

test('§4 sign-in: a session that was ended elsewhere leads back to the same tab with the draft intact @long', async ({
  page,
  shop,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('ended') }
  await openCheckout(person, undefined, IN_AMERICA)
  await fillCustomer(person, BUYER)
  await shop.query(
    `update sessions set revoked_at = now() where user_id = (select id from users where email = $1)`,
    [person.email],
  )
  await page.reload()
  await expect(page).toHaveURL(/\/sign-in\?next=/)
  await signInByCode(person)
  await expect(page).toHaveURL(/\/checkout\/shipping-info/)
  await fillShipping(person, BUYER.address)
})

test('§4 payment: a network that is lost while the card is sent is named, and the result is there when it is back @long', async ({
  page,
  shop,
  context,
}) => {
  const person: Person = { page, shop, locale: 'en', email: newAddress('offline') }
  const order = await placeUnpaidOrder(person)
  await page.goto(`/checkout/payment-info?order=${order.id}`)
  await page.route(
    '**/confirm',
    async (route) => {
      await route.fetch()
      await context.setOffline(true)
      await route.abort()
    },
    { times: 1 },
  )
  await payWithCard(person, '4242424242424242')
  await expect(page.getByText(wordsOf(person)('problems.offline'))).toBeVisible()

  await context.setOffline(false)
  await expectThanks(person)
  expect((await ordersOf(person)).map(({ status }) => status)).toEqual(['paid'])
})

async function expireTokens({ shop, email }: Person): Promise<void> {
  await shop.query(
    `update session_tokens set expires_at = now() - interval '1 second'
     where session_id in (select s.id from sessions s join users u on u.id = s.user_id where u.email = $1)`,
    [email],
  )
}

function press(button: Node): void {
  if (button instanceof HTMLElement) button.click()
}
