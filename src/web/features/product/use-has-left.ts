import { type RefObject, useEffect, useState } from 'react'

/** Whether this has gone out of view over the top of the window; never on the server. */
export function useHasLeft(ref: RefObject<Element | null>): boolean {
  const [hasLeft, setLeft] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return hasLeft
}
