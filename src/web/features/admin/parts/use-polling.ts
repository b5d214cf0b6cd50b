import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 2_000
const LOOKS_MAX = 150

/**
 * While work goes on in the background, the page looks again, for some minutes and only where somebody can see it: a page
 * that nobody watches must not keep them signed in. Afterwards, and without JavaScript, there is a link.
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
