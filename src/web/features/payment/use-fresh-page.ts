/** A page that the browser brings back from its memory may be out of date: what it shows is read again. */
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

export function useFreshPage(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const read = (event: PageTransitionEvent) => {
      if (event.persisted) void revalidate()
    }
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [revalidate])
  return revalidate
}
