import { useEffect, useRef } from 'react'

/** Acts when the network is back: what could not be read then can be. */
export function useOnline(act: () => unknown): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const actNow = () => void latest.current()
    addEventListener('online', actNow)
    return () => removeEventListener('online', actNow)
  }, [])
}
