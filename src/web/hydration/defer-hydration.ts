/**
 * The only script that a page runs by itself; with each of its entries it is bundled into one small file. It loads what the first
 * paint can do without (fonts of rare characters, the scripts of the app), and hydrates a cached page on the first interaction,
 * another one as soon as it is painted. What a visitor clicks and submits before that is captured, and replayed afterwards.
 * Decisions 0023, 0030, 0031 and 0048.
 */
import { showRegion } from '../prices/region.ts'
import { layOutAll, skipLayoutBelow } from './content-visibility.ts'
import { countEarlyLeave } from './count-early-leave.ts'
import { declareDeferredFonts } from './deferred-fonts.ts'
import { captureEarlyEvents, markComposing, REPLAY_TIMEOUT_MS } from './early-events.ts'
import type { EarlyPack } from './early-pack.ts'
import { firstInteraction, HYDRATION_DEADLINE_MS, isEager } from './first-interaction.ts'
import { HYDRATED_EVENT } from './hydrated-event.ts'
import { HYDRATION_DATA_ID, type HydrationData, SCRIPTS_FAILED_ID } from './hydration-data.ts'
import { prefetchScripts, preloadScripts, runScripts } from './load-scripts.ts'

/** A page in the background is not painted, and a picture may never come. */
const PAINT_TIMEOUT_MS = 2000
/** Before scripts that failed to load are requested once more. */
const RETRY_DELAY_MS = 1000

/** `pack` where the page has one to show before it is hydrated. */
export async function deferHydration(pack: EarlyPack | null): Promise<void> {
  skipLayoutBelow()
  showRegion()
  nameHistoryEntry()
  const early = captureEarlyEvents(pack)
  addEventListener(HYDRATED_EVENT, early.replay, { once: true })
  markComposing()
  countEarlyLeave()
  const interaction = firstInteraction(HYDRATION_DEADLINE_MS)

  await untilParsed()
  pack?.showStored()
  // The server wrote it.
  const data = JSON.parse(
    document.getElementById(HYDRATION_DATA_ID)?.textContent ?? '',
  ) as HydrationData
  await untilPainted()
  // Each font that arrives lays out the page again: a page that hydrates at once does not wait for that.
  if (isEager()) addEventListener(HYDRATED_EVENT, loadTheRest, { once: true })
  else void loadTheRest().then(() => prefetchScripts([...data.scripts, data.entry], interaction))
  await interaction
  setTimeout(early.submitForms, REPLAY_TIMEOUT_MS)
  try {
    await hydrate(data).catch(() => hydrateAgain(data))
  } catch (error) {
    early.submitForms()
    document.getElementById(SCRIPTS_FAILED_ID)?.removeAttribute('hidden')
    if (isEager()) void loadTheRest()
    throw error
  }
}

async function loadTheRest(): Promise<void> {
  await declareDeferredFonts()
  await layOutAll()
}

/** The router stores scroll positions by this key. */
function nameHistoryEntry(): void {
  if (history.state?.key) return
  history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
}

async function untilParsed(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((go) => addEventListener('DOMContentLoaded', go, { once: true }))
}

/** With the pictures of the first view. */
async function untilPainted(): Promise<void> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')
  const painted = Promise.all([
    new Promise((go) => new PerformanceObserver(go).observe({ type: 'paint', buffered: true })),
    ...[...pictures].map((picture) => picture.decode().catch(() => {})),
  ]).then(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go))))
  await Promise.race([painted, new Promise((go) => setTimeout(go, PAINT_TIMEOUT_MS))])
}

/** As the inline scripts of React Router's `<Scripts>` do. */
async function hydrate({ context, loaderData, manifest, routes, entry, scripts }: HydrationData) {
  await preloadScripts([...scripts, entry])
  await runScripts(scripts)
  const modules = await Promise.all(
    routes.map(async ({ id, modules }) => {
      const parts = await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)))
      return [id, Object.assign({}, ...parts)] as const
    }),
  )
  const stream = new Blob([loaderData]).stream()
  Object.assign(window, {
    __reactRouterContext: { ...(context as object), stream },
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: Object.fromEntries(modules),
  })
  await import(/* @vite-ignore */ entry)
}

/** Without a reload, so that nothing is lost that was typed meanwhile. */
async function hydrateAgain(data: HydrationData): Promise<void> {
  await new Promise((go) => setTimeout(go, RETRY_DELAY_MS))
  await hydrate(data)
}
