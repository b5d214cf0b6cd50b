/** How presses are counted for docs/console-effort.md and the buyer's tables. */
import { countEffort } from '../../support/drivers/effort.ts'
import { expect, test } from '../../support/drivers/journey.ts'

test('a press counts once when it is repeated because something came over its button @long', async ({
  page,
}) => {
  const effort = await countEffort(page)
  await page.goto(`data:text/html,${encodeURIComponent(COVERED)}`)
  await page.getByRole('button').click()
  await expect(page.getByText('pressed')).toBeVisible()
  expect(effort.presses).toBe(1)
})

/** The pointer's way to the button covers it for a moment. */
const COVERED = `<button onclick="this.textContent = 'pressed'">press</button>
  <div hidden style="position: fixed; inset: 0"></div>
  <script>
    const cover = document.querySelector('div')
    addEventListener('mousemove', () => {
      cover.hidden = false
      setTimeout(() => { cover.hidden = true }, 100)
    }, { once: true })
  </script>`
