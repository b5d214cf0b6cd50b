/** The timeline that is worked on, what is chosen in it, and the way back. */
import { useEffect, useState } from 'react'

import { keep, readSaved } from './timeline/saved-timeline.ts'
import type { Timeline } from './timeline/timeline.ts'

/** More steps than anybody takes back. */
const PAST_MAX = 50

type Bench = {
  timeline: Timeline
  past: readonly Timeline[]
  selectedId: number | null
  /** The last act found no room. */
  isRefused: boolean
}

export type Editor = ReturnType<typeof useEditor>

/** `mayContinue`: what was kept in this browser takes the place of `start`. */
export function useEditor(start: Timeline, mayContinue: boolean) {
  const [bench, setBench] = useState<Bench>({
    timeline: start,
    past: [],
    selectedId: null,
    isRefused: false,
  })

  useEffect(() => {
    const kept = mayContinue ? readSaved() : null
    if (kept !== null) setBench((before) => ({ ...before, timeline: kept }))
  }, [mayContinue])

  /** `isGoingOn` for a drag, which is one step back however long it takes. */
  const change = (timeline: Timeline, isGoingOn = false) => {
    if (timeline !== bench.timeline) keep(timeline)
    setBench((before) => ({ ...changed(before, timeline, isGoingOn) }))
  }
  const select = (selectedId: number | null) =>
    setBench((before) => ({ ...before, selectedId, isRefused: false }))
  const undo = () => {
    const [timeline, ...past] = bench.past
    if (timeline === undefined) return
    keep(timeline)
    setBench({ timeline, past, selectedId: null, isRefused: false })
  }
  return { ...bench, change, select, undo }
}

function changed(bench: Bench, timeline: Timeline, isGoingOn: boolean): Bench {
  if (timeline === bench.timeline) return { ...bench, isRefused: !isGoingOn }
  const past = isGoingOn ? bench.past : [bench.timeline, ...bench.past].slice(0, PAST_MAX)
  const added = timeline.marks.find(({ id }) => !bench.timeline.marks.some((it) => it.id === id))
  const isThere = timeline.marks.some(({ id }) => id === bench.selectedId)
  const selectedId = added?.id ?? (isThere ? bench.selectedId : null)
  return { timeline, past, selectedId, isRefused: false }
}
