/**
 * A page that the browser brings back from its memory may be out of date, and its buttons may still be waiting for an
 * answer that came long ago: what it shows is read again. Decisions, section 7.
 */
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** How often that happened; as a `key` it gives a form that was left in mid-press back to its reader. */
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
