/** The timeline that is worked on, what is chosen in it, and the way back. */
import { useEffect, useState } from 'react'

import { keep, readSaved } from './timeline/saved-timeline.ts'
import type { Timeline } from './timeline/timeline.ts'

/** More steps than anybody takes back. */
const PAST_MAX = 50

type EditorState = {
  timeline: Timeline
  past: readonly Timeline[]
  selectedId: number | null
  /** The last act found no room. */
  isRefused: boolean
}

export type Editor = ReturnType<typeof useEditor>

/** `mayContinue`: the saved timeline of this browser replaces `start`. */
export function useEditor(start: Timeline, mayContinue: boolean) {
  const [state, setState] = useState<EditorState>({
    timeline: start,
    past: [],
    selectedId: null,
    isRefused: false,
  })
  const [isRestored, setRestored] = useState(false)

  useEffect(() => {
    const kept = mayContinue ? readSaved() : null
    if (kept === null) return
    setState((before) => ({ ...before, timeline: kept }))
    setRestored(true)
  }, [mayContinue])

  /** `isGoingOn` for a drag, which is one step back however long it takes. */
  const change = (timeline: Timeline, isGoingOn = false) => {
    if (timeline !== state.timeline) keep(timeline)
    setState((before) => ({ ...changed(before, timeline, isGoingOn) }))
  }
  const select = (selectedId: number | null) =>
    setState((before) => ({ ...before, selectedId, isRefused: false }))
  const undo = () => {
    const [timeline, ...past] = state.past
    if (timeline === undefined) return
    keep(timeline)
    setState({ timeline, past, selectedId: null, isRefused: false })
  }
  return { ...state, isRestored, change, select, undo }
}

function changed(state: EditorState, timeline: Timeline, isGoingOn: boolean): EditorState {
  if (timeline === state.timeline) return { ...state, isRefused: !isGoingOn }
  const past = isGoingOn ? state.past : [state.timeline, ...state.past].slice(0, PAST_MAX)
  const added = timeline.marks.find(({ id }) => !state.timeline.marks.some((it) => it.id === id))
  const isThere = timeline.marks.some(({ id }) => id === state.selectedId)
  const selectedId = added?.id ?? (isThere ? state.selectedId : null)
  return { timeline, past, selectedId, isRefused: false }
}
