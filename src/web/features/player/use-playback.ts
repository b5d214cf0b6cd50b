/**
 * The position of the playhead. It follows the clock instead of counting frames, so that a busy browser plays no slower.
 * Until a visitor plays or moves it, it shows a preview: one moment, and with motion the seconds that lead to it.
 */
import { useEffect, useState } from 'react'

import { REDUCED_MOTION } from '#web/ui/use-media-query.ts'

import type { Preview } from './timeline/preview.ts'

const TICK_MS = 50

export type Playback = ReturnType<typeof usePlayback>

export function usePlayback(lengthMs: number, preview: Preview | null) {
  const [positionMs, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const previewMs = usePreview(isTaken ? null : preview)

  useEffect(() => {
    if (!isPlaying) return
    return ticking((passedMs) => {
      setPosition((before) => Math.min(lengthMs, before + passedMs))
    })
  }, [isPlaying, lengthMs])

  const isOver = positionMs >= lengthMs
  const isMoving = isPlaying && !isOver
  const toggle = () => {
    if (isOver) setPosition(0)
    setTaken(true)
    setPlaying(!isMoving)
  }
  const seek = (to: number) => {
    setTaken(true)
    setPosition(Math.min(lengthMs, Math.max(0, to)))
  }
  const shownMs = previewMs ?? positionMs
  return { positionMs: Math.min(shownMs, lengthMs), isPlaying: isMoving, toggle, seek }
}

/** `null` while there is none. */
function usePreview(preview: Preview | null): number | null {
  const [passedMs, setPassed] = useState(Number.POSITIVE_INFINITY)
  const { fromMs, toMs } = preview ?? { fromMs: 0, toMs: 0 }
  const lengthMs = toMs - fromMs

  useEffect(() => {
    if (lengthMs === 0 || matchMedia(REDUCED_MOTION).matches) return
    setPassed(0)
    const stop = ticking((tickMs) => setPassed((before) => before + tickMs))
    const ending = setTimeout(stop, lengthMs + TICK_MS)
    return () => {
      stop()
      clearTimeout(ending)
    }
  }, [lengthMs])

  return preview && Math.min(toMs, fromMs + passedMs)
}

function ticking(onTick: (passedMs: number) => void): () => void {
  let lastMs = performance.now()
  const timer = setInterval(() => {
    const passedMs = performance.now() - lastMs
    lastMs += passedMs
    onTick(passedMs)
  }, TICK_MS)
  return () => clearInterval(timer)
}
