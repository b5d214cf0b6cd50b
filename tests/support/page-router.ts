/** The router of a page in the browser. Its name there is React Router's own. */
import type { Page } from '@playwright/test'

type Router = { navigate(to: string): Promise<void> }

/** The page listens to what is pressed. */
export const awake = (page: Page) => page.waitForFunction(() => '__reactRouterDataRouter' in window)

/** What a link does, for an address that no page of ours links to. */
export async function goTo(page: Page, to: string): Promise<void> {
  await awake(page)
  await page.evaluate(
    // React Router puts its router there.
    (address) =>
      (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(
        address,
      ),
    to,
  )
}
