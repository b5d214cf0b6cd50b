import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 2_000
const LOOKS_MAX = 150

/**
 * Polls while background work continues: for some minutes, and only while the tab is visible, because polling would
 * extend the session. Afterwards, and without JavaScript, there is a link.
 */
export function usePolling(isWanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWanted) return
    let looks = 0
    const timer = setInterval(() => {
      if (document.hidden) return
      looks += 1
      if (looks > LOOKS_MAX) clearInterval(timer)
      else revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isWanted, revalidate])
}
