import { type FocusEvent, useEffect, useEffectEvent, useRef } from 'react'

import { type Countdown, hold, release, startCountdown } from './countdown.ts'

/** Calls `onEnd` when the time is over. It pauses while the pointer or the focus is on the element. */
export function useCountdown(durationMs: number, onEnd: () => void) {
  const end = useEffectEvent(onEnd)
  const watch = useRef<ReturnType<typeof watchOf>>(null)

  useEffect(() => {
    const running = watchOf(durationMs, () => end())
    watch.current = running
    return running.stop
  }, [durationMs])

  return {
    onPointerEnter: () => watch.current?.add('pointer'),
    onPointerLeave: () => watch.current?.remove('pointer'),
    onFocus: () => watch.current?.add('focus'),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) watch.current?.remove('focus')
    },
  }
}

function watchOf(durationMs: number, onEnd: () => void) {
  const holders = new Set<'pointer' | 'focus'>()
  let countdown: Countdown = startCountdown(durationMs, Date.now())
  let timer = setTimeout(onEnd, durationMs)

  return {
    add(holder: 'pointer' | 'focus'): void {
      holders.add(holder)
      clearTimeout(timer)
      countdown = hold(countdown, Date.now())
    },
    remove(holder: 'pointer' | 'focus'): void {
      if (!holders.delete(holder) || holders.size > 0) return
      countdown = release(countdown, Date.now())
      timer = setTimeout(onEnd, countdown.leftMs)
    },
    stop: () => clearTimeout(timer),
  }
}
