import { useEffect, useEffectEvent } from 'react'

/** Acts when the network is back: what could not be read then can be. */
export function useOnline(act: () => unknown): void {
  const onOnline = useEffectEvent(() => void act())
  useEffect(() => {
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}
