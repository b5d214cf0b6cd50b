/** The position of the playhead. It follows the clock instead of counting frames, so that a busy browser plays no slower. */
import { useEffect, useState } from 'react'

const TICK_MS = 50

export type Playback = ReturnType<typeof usePlayback>

export function usePlayback(lengthMs: number) {
  const [positionMs, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(false)

  useEffect(() => {
    if (!isPlaying) return
    let lastMs = performance.now()
    const ticking = setInterval(() => {
      const passedMs = performance.now() - lastMs
      lastMs += passedMs
      setPosition((before) => Math.min(lengthMs, before + passedMs))
    }, TICK_MS)
    return () => clearInterval(ticking)
  }, [isPlaying, lengthMs])

  const isOver = positionMs >= lengthMs
  const isMoving = isPlaying && !isOver
  const toggle = () => {
    if (isOver) setPosition(0)
    setPlaying(!isMoving)
  }
  const seek = (to: number) => setPosition(Math.min(lengthMs, Math.max(0, to)))
  return { positionMs: Math.min(positionMs, lengthMs), isPlaying: isMoving, toggle, seek }
}
