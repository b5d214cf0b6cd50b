/** The states of the 3D view: a still picture until it is opened, and again when it cannot be shown. */
import { type RefObject, useEffect, useRef, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { REDUCED_MOTION, useMediaQuery } from '#web/ui/use-media-query.ts'

import { type Command, KEY_SHORTCUTS } from './command.ts'
import type { Pose } from './motion.ts'
import { FIRST_POSE, poseAfter, toldOf } from './pose.ts'
import type { Stage } from './stage.ts'

export type Phase = 'still' | 'loading' | 'open' | 'failed' | 'unsupported'

export type Viewer = {
  phase: Phase
  pose: Pose
  isStill: boolean
  /** The view was asked for before, so the focus may have to be found again. */
  isReturning: boolean
  /** What has just happened, for those who do not see it. */
  said: string
  holder: RefObject<HTMLDivElement | null>
  open(): void
  close(): void
  explode(explosion: number): void
  perform(command: Command): void
}

export function useViewer(): Viewer {
  const t = useT()
  const isStill = useMediaQuery(REDUCED_MOTION, { onServer: false })
  const holder = useRef<HTMLDivElement>(null)
  const visit = useRef<Visit | null>(null)
  const [phase, setPhase] = useState<Phase>('still')
  const [isReturning, setReturning] = useState(false)
  const [said, setSaid] = useState('')
  const [pose, setPose] = useState(FIRST_POSE)
  // The stage holds the functions it was opened with; their current values are here.
  const latest = useRef(pose)

  function enter(next: Phase, words: string): void {
    setPhase(next)
    setSaid(words)
  }

  function show(next: Pose, words: string): void {
    latest.current = next
    setPose(next)
    setSaid(words)
    visit.current?.stage?.show(next)
  }

  function perform(command: Command): void {
    const stage = visit.current?.stage
    if (command.do === 'turn' || command.do === 'zoom') {
      stage?.look(command)
      return
    }
    if (command.do === 'start over') stage?.lookAsAtFirst()
    const next = poseAfter(latest.current, command)
    show(next, toldOf(next, command, t))
  }

  function end(next: Phase, words = ''): void {
    endVisit(visit)
    enter(next, words)
  }

  async function open(): Promise<void> {
    setReturning(true)
    if (!canShowDepth()) return enter('unsupported', '')

    enter('loading', t('viewer.loading'))
    show(FIRST_POSE, t('viewer.loading'))
    const { signal } = beginVisit(visit)
    try {
      const { openStage } = await import('./stage.ts')
      if (!holder.current || signal.aborted) return
      const stage = await openStage({
        holder: holder.current,
        label: t('viewer.canvas'),
        keys: KEY_SHORTCUTS,
        first: FIRST_POSE,
        isStill,
        perform,
        onLost: () => end('failed'),
        signal,
      })
      if (visit.current) visit.current.stage = stage
      enter('open', t('viewer.opened'))
      stage.focus()
    } catch {
      // No model, no script, or no context: the picture stays, and a text says so.
      if (!signal.aborted) end('failed')
    }
  }

  useEffect(() => () => endVisit(visit), [])

  return {
    phase,
    pose,
    isStill,
    isReturning,
    said,
    holder,
    open,
    close: () => end('still', t('viewer.closed')),
    explode: (explosion) => show({ ...latest.current, explosion }, ''),
    perform,
  }
}

/** From the press of the button to the end of the view; ending it early stops what is on its way. */
type Visit = { ended: AbortController; stage: Stage | null }

function beginVisit(visit: RefObject<Visit | null>): AbortController {
  const ended = new AbortController()
  visit.current = { ended, stage: null }
  return ended
}

function endVisit(visit: RefObject<Visit | null>): void {
  visit.current?.ended.abort()
  visit.current?.stage?.dispose()
  visit.current = null
}

/** Whether the browser can draw in three dimensions at all; asked before anything is fetched for it. */
function canShowDepth(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers keep few contexts alive: this one is given back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
