import { useEffect, useState } from 'react'

/** Whether the page is scrolled further than this many pixels; never on the server. Not read while rendering: each read may lay out the page. */
export function useScrolledPast(offsetPx: number): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const read = () => setPast(window.scrollY > offsetPx)
    read()
    addEventListener('scroll', read, { passive: true })
    return () => removeEventListener('scroll', read)
  }, [offsetPx])
  return isPast
}
