/** The router of a page in the browser. Its name there is React Router's own. */
import type { Page } from '@playwright/test'

import { HYDRATED_EVENT } from '#web/hydration/hydrated-event.ts'

type Router = { navigate(to: string): Promise<void> }

/** The page listens to what is pressed. Each question is a sign of a reader, for which a cached page rests. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction((alive) => {
    dispatchEvent(new Event('wheel'))
    return alive in window
  }, HYDRATED_EVENT)

/** What a link does, for an address that no page of ours links to. */
export async function goTo(page: Page, to: string): Promise<void> {
  await waitUntilHydrated(page)
  await page.evaluate(
    // React Router puts its router there.
    (address) =>
      (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.navigate(
        address,
      ),
    to,
  )
}
