import { expect, test } from '../../support/drivers/journey.ts'

test('§1 device API: a request is sent to the simulator, sprays for its time and can be stopped', async ({
  page,
}) => {
  await page.goto('/software/api?lang=en')
  const log = page.getByRole('log', { name: 'Requests and responses' })
  const chambers = page.getByRole('list', { name: 'The chambers now' })

  // The page listens once it is awake.
  await expect(async () => {
    await page.getByRole('button', { name: 'Send to the simulator' }).click()
    await expect(log).toContainText('"status":"received"', { timeout: 2000 })
  }).toPass()
  await expect(chambers.getByRole('listitem').first()).toContainText('80%')
  await page.getByRole('button', { name: 'Stop all' }).click()
  await expect(log).toContainText('POST /as2/stop_all 200')
  await expect(chambers.getByText('idle')).toHaveCount(6)
})

test('§1 device API: the example on the first screen is sent, and its device sprays and ends', async ({
  page,
}) => {
  await page.goto('/software/api?lang=en')
  const example = page.getByRole('figure').filter({ hasText: 'Lemon at 80% and Coffee at 30%' })
  const status = example.getByRole('status')
  await expect(status).toBeEmpty()
  await expect(async () => {
    await example.getByRole('button', { name: 'Send it' }).click()
    await expect(status).toHaveText('The device sprays.', { timeout: 2000 })
  }).toPass()
  await expect(status).toHaveText('The spray is over.')
})

test('§1 device API: a spray over the limit is refused, and the code follows the form', async ({
  page,
}) => {
  await page.goto('/software/api?lang=en')
  const code = page.getByRole('region', { name: 'Your request, curl' })
  await expect(code).toContainText('"duration":3000')

  const duration = page.getByRole('slider', { name: 'Duration' })
  await expect(async () => {
    await duration.focus()
    await page.keyboard.press('End')
    await expect(code).toContainText('"duration":12000', { timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Send to the simulator' }).click()
  const log = page.getByRole('log', { name: 'Requests and responses' })
  await expect(log).toContainText('"status":"invalid"')
  await expect(log).toContainText('so nothing changed')

  const host = page.getByRole('textbox', { name: 'Address of your device' })
  await host.fill('192.168.1.20')
  await expect(code).toContainText('http://192.168.1.20:1003/asn/shoot')
  await host.fill("x'; reboot")
  await expect(page.getByText('Enter an IP address or host name')).toBeVisible()
  await expect(code).not.toContainText('reboot')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('§1 device API: the form is answered by the page that it leads to @long', async ({
    page,
  }) => {
    await page.goto('/software/api?lang=en')
    await page.getByRole('radio', { name: '/asn/identity' }).check({ force: true })
    await page.getByRole('button', { name: 'Send to the simulator' }).click()
    await expect(page).toHaveURL(/call=identity/)
    await expect(page.getByRole('log')).toContainText('GET /asn/identity 200')
    await expect(
      page.getByText('curl http://ASN3A00001.local:1003/asn/identity').first(),
    ).toBeVisible()
  })
})
