/** What a purchase asks of a buyer: screens, presses, and fields that are typed into. */
import type { Page } from '@playwright/test'

export type Effort = { screens: string[]; presses: number; fields: string[] }

/** Counts from now on, over all pages that the tab opens. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { screens: [], presses: 0, fields: [] }
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && effort.screens.at(-1) !== pathname)
      effort.screens.push(pathname)
  })
  await page.exposeFunction('countPress', () => {
    effort.presses += 1
  })
  await page.exposeFunction('countField', (field: string) => {
    if (effort.fields.at(-1) !== field) effort.fields.push(field)
  })
  await page.addInitScript(listen)
  return effort
}

/** Runs in the page. Choosing in a native list is one press; a field counts once in a row, however often it is typed into. */
function listen(): void {
  const counter = window as unknown as {
    countPress: () => void
    countField: (field: string) => void
  }
  const options = { capture: true }
  // On the document: a press that Playwright stops at the window, to repeat it on a button that moved, is none.
  document.addEventListener('pointerdown', () => counter.countPress(), options)
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) counter.countPress()
      else if (target instanceof HTMLTextAreaElement || isText(target))
        counter.countField(target.id || target.name)
    },
    options,
  )
  const isText = (target: EventTarget | null): target is HTMLInputElement =>
    target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type)
}
