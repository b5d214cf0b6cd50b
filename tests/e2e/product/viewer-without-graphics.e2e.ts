/** The shooter in 3D where a browser cannot draw in 3D: another browser than in viewer.e2e.ts, hence another file. */
import { expect } from '../../support/drivers/journey.ts'
import {
  THREE_DIMENSIONS,
  testWithGraphics,
  VIEWER_PAGE,
  viewer,
} from '../../support/drivers/viewer-driver.ts'

const test = testWithGraphics(['--disable-gpu', '--disable-3d-apis'])

test('§2 a browser that cannot draw in 3D shows the picture and fetches nothing for it @long', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(VIEWER_PAGE)
  await viewer(page).getByRole('button', { name: 'View in 3D' }).click()
  await expect(viewer(page).getByRole('alert')).toContainText('can’t show 3D')
  await expect(viewer(page).getByRole('img')).toBeVisible()
  expect(fetched.filter((path) => THREE_DIMENSIONS.test(path))).toEqual([])
})
