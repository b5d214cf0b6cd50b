/** How late the event loop is, as the least of the last samples: it is high only while it stays high. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

import { LOOP_DELAY_SAMPLES, LOOP_SAMPLE_EVERY_MS } from './policy.ts'

const RESOLUTION_MS = 10

export type LoopDelay = {
  lastingMs(): number
  close(): void
}

export function watchLoopDelay(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  histogram.enable()
  const samples = lastingDelay()
  let sampledAt = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    const late = now - sampledAt - LOOP_SAMPLE_EVERY_MS
    sampledAt = now
    // A loop that stood still all the time left no sample behind.
    samples.add(histogram.count > 0 ? histogram.mean / 1e6 : late)
    histogram.reset()
  }, LOOP_SAMPLE_EVERY_MS).unref()

  return {
    lastingMs: samples.least,
    close() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

/** @internal */
export function lastingDelay() {
  const last: number[] = []
  return {
    add(ms: number): void {
      last.push(ms)
      if (last.length > LOOP_DELAY_SAMPLES) last.shift()
    },
    least: (): number => (last.length < LOOP_DELAY_SAMPLES ? 0 : Math.min(...last)),
  }
}
