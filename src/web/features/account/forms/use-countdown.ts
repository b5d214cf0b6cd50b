import { useEffect, useState } from 'react'

/** Most e-mails have arrived by then, so that a second request does not void a code that is about to arrive. */
export const CODE_AGAIN_SECONDS = 30

/** Whole seconds down to 0, by the clock: a tab that slept does not wait longer. */
export function useCountdown(seconds: number): { secondsLeft: number; startAnew: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1_000)
  const [secondsLeft, setLeft] = useState(seconds)

  useEffect(() => {
    const tick = () => {
      const left = Math.max(0, Math.ceil((until - Date.now()) / 1_000))
      setLeft(left)
      if (left === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until])

  const startAnew = () => {
    setUntil(Date.now() + seconds * 1_000)
    setLeft(seconds)
  }
  return { secondsLeft, startAnew }
}
