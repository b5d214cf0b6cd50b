/** A simulated device of a page: it is called, it answers, and its time passes while something is open. */
import { useEffect, useState } from 'react'

import { deviceOf } from '#domain/catalog/devices/devices.ts'
import {
  type Answer,
  type Caution,
  callDevice,
  type DeviceState,
  deviceAtRest,
  viewChambers,
} from '#domain/device-api/simulator.ts'
import type { Request } from '#domain/device-api/write-request.ts'

/** The one that is simulated. */
export const SIMULATED_SERIAL = deviceOf('aroma-shooter-3').serial?.example ?? ''

/** As fast as the device changes from one scent to another. */
const TICK_MS = 100

/** More than anybody reads back. */
const ENTRIES_MAX = 20

export type Entry = {
  id: number
  request: Request
  answer: Answer
  cautions: readonly Caution[]
}

type Playground = { device: DeviceState; entries: readonly Entry[] }

/** `first` is what the address asks for: it is answered before there is any JavaScript. */
export function useDevice(first: Request | null) {
  const [playground, setPlayground] = useState(() => called(EMPTY, first, 0))
  const [nowMs, setNowMs] = useState(0)
  const chambers = viewChambers(playground.device, nowMs)
  const isAtWork = chambers.some(({ phase }) => phase !== 'idle')

  useEffect(() => {
    if (!isAtWork) return
    let lastMs = performance.now()
    const ticking = setInterval(() => {
      const passedMs = performance.now() - lastMs
      lastMs += passedMs
      setNowMs((before) => before + passedMs)
    }, TICK_MS)
    return () => clearInterval(ticking)
  }, [isAtWork])

  const send = (request: Request) => setPlayground((before) => called(before, request, nowMs))
  const hasAir = playground.device.internalPercent > 0
  return { chambers, hasAir, entries: playground.entries, send }
}

const EMPTY: Playground = { device: deviceAtRest(SIMULATED_SERIAL), entries: [] }

function called(playground: Playground, request: Request | null, nowMs: number): Playground {
  if (request === null) return playground
  const { state, answer, cautions } = callDevice(playground.device, request, nowMs)
  const entry = { id: (playground.entries[0]?.id ?? 0) + 1, request, answer, cautions }
  return { device: state, entries: [entry, ...playground.entries].slice(0, ENTRIES_MAX) }
}
