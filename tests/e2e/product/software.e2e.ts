import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

test('§2 software: from all apps to one, and from there to the next step', async ({ page }) => {
  await page.goto('/software/apps?lang=en')
  await page.getByRole('main').getByRole('link', { name: 'Aroma Controller' }).click()
  await expect(page).toHaveURL('/software/apps/aroma-controller')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Six buttons. Six sliders.')

  await page.getByRole('main').getByRole('link', { name: 'See the SDKs' }).click()
  await expect(page).toHaveURL('/software/sdk')
  await page.getByRole('link', { name: 'Open the simulator' }).click()
  await expect(page).toHaveURL('/software/api')
})

test('§1 controller: the model opens chambers, moves by keyboard and shows what would be sent', async ({
  page,
}) => {
  await page.goto('/software/apps/aroma-controller?lang=en')
  const call = page.getByRole('region', { name: 'What it sends' })
  await expect(call).toContainText('"chambers": [1, 4]')

  // The page listens once it is awake.
  await expect(async () => {
    await page.getByRole('checkbox', { name: 'Rose' }).check({ force: true })
    await expect(call).toContainText('"chambers": [1, 3, 4]', { timeout: 2000 })
  }).toPass()

  const strength = page.getByRole('slider', { name: 'Strength of Rose' })
  await strength.focus()
  await page.keyboard.press('End')
  await expect(call).toContainText('"concentrations": [80, 100, 30]')
  await page.keyboard.press('Home')
  await expect(call).toContainText('"concentrations": [80, 0, 30]')

  for (const name of ['Yuzu', 'Rose', 'Coffee'])
    await page.getByRole('checkbox', { name }).uncheck({ force: true })
  await expect(call).toContainText('All chambers are closed.')
})

test('§1 SDK: the page warns of the ten seconds and shows what every SDK costs', async ({
  page,
}) => {
  await page.goto('/software/sdk?lang=en')
  await expect(page.getByRole('heading', { name: /At most 10\s*s at a time/ })).toBeVisible()
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await expect(row('Unity Premium SDK')).toContainText('$300.00')
  await expect(row('Windows SDK')).toContainText('Free')
})

test('§1 SDK: in the memory game the device says which scent a card has, until all pairs are found', async ({
  page,
}) => {
  await page.goto('/software/sdk?lang=en')
  const game = page.getByRole('region', { name: 'Pairs by nose' })
  const card = (number: number) =>
    game.getByRole('button', { name: new RegExp(`^Card ${number}(,|$)`) })
  const status = game.getByRole('status')
  await expect(async () => {
    await card(1).click()
    await expect(status).not.toContainText('Turn over a card.', { timeout: 2000 })
  }).toPass()
  await expectAccessible(page)

  const cardsOf = new Map<string, number[]>()
  for (let number = 1; number <= 12; number += 1) {
    if ((await card(number).count()) === 0) continue
    await card(number).click()
    const [scent = ''] = ((await status.textContent()) ?? '').split(/[.:]/)
    cardsOf.set(scent, [...(cardsOf.get(scent) ?? []), number])
  }
  expect(cardsOf.size).toBe(6)
  for (const [first = 0, second = 0] of cardsOf.values()) {
    // The first of them may close two others.
    for (const number of [first, second, first]) {
      if ((await card(number).count()) > 0) await card(number).click()
    }
  }
  await expect(status).toContainText(/All found in \d+ turns/)
  await expect(game.getByRole('button', { name: 'Coffee' })).toHaveCount(2)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§1 SDK: a sample is chosen among the platforms @long', async ({ page }) => {
    await page.goto('/software/sdk?lang=en')
    const sample = (name: string) => page.getByRole('region', { name: `Sample: ${name}` })
    await expect(sample('HTTP')).toBeVisible()
    await expect(sample('iOS')).toBeHidden()

    await page.getByRole('radio', { name: 'iOS' }).check({ force: true })
    await expect(sample('iOS')).toContainText('AromaShooterController.sharedInstance')
    await expect(sample('HTTP')).toBeHidden()
    await expect(page.getByRole('region', { name: 'Pairs by nose' })).toBeHidden()
  })

  test('§1 controller: keys and sliders of the model move by themselves @long', async ({
    page,
  }) => {
    await page.goto('/software/apps/aroma-controller?lang=en')
    await page.getByRole('checkbox', { name: 'Rose' }).check({ force: true })
    await expect(page.getByRole('checkbox', { name: 'Rose' })).toBeChecked()
    await expect(page.getByRole('slider', { name: 'Strength of Rose' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What it sends' })).toBeHidden()
  })
})
