/**
 * A page that the browser restores from its back-forward cache may be out of date, and its buttons may still be waiting for a
 * response that came long ago: its data are loaded again. Decisions, section 7.
 */
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** How often that happened; as a `key` it resets a form that was left while it was being submitted. */
export function useRevalidateAfterBfcache(): number {
  const { revalidate } = useRevalidator()
  const [returns, setReturns] = useState(0)
  useEffect(() => {
    const read = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setReturns((before) => before + 1)
      void revalidate()
    }
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [revalidate])
  return returns
}
