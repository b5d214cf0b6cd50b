/** Loads the scripts of the app without running them. */
import { untilIdle } from './idle.ts'

/** Each takes a phone some milliseconds to request; input in between is handled at once. */
const REQUESTS_PER_TASK = 2

/** Before the first interaction: into the browser's cache alone, one after the other, unless the visitor saves data. */
export async function prefetchScripts(
  scripts: readonly string[],
  interaction: Promise<void>,
): Promise<void> {
  // Some browsers have it; the types of the DOM do not.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return

  let isOver = false
  interaction.then(() => {
    isOver = true
  })
  for (const script of scripts) {
    await untilIdle()
    if (isOver) return
    // A script that fails to load is requested again when it is needed.
    const response = await fetch(script, { priority: 'low' }).catch(() => null)
    await response?.arrayBuffer().catch(() => null)
  }
}

/** After it: all of them, as the script that asks may. */
export async function preloadScripts(scripts: readonly string[]): Promise<void> {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
  for (const [at, href] of scripts.entries()) {
    if (at % REQUESTS_PER_TASK === 0) await nextTask()
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', nonce, href }))
  }
}

/** Each in a task of its own, where one import of the last would run all of them in one. */
export async function runScripts(scripts: readonly string[]): Promise<void> {
  for (const script of scripts) {
    await import(/* @vite-ignore */ script)
    await nextTask()
  }
}

/** In a background tab, where a timer may take a second, there is no pause. */
const nextTask = async (): Promise<unknown> =>
  document.hidden ? undefined : new Promise((go) => setTimeout(go))
