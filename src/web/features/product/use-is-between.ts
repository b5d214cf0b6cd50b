import { type RefObject, useEffect, useState } from 'react'

type Part = RefObject<Element | null>

/** Whether the first of two parts of a page has gone over the top of the window, and the second has not come yet. */
export function useIsBetween(first: Part, last: Part): boolean {
  const [passed, setPassed] = useState({ first: false, last: false })
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isAbove = !isIntersecting && boundingClientRect.top < 0
        if (target === first.current) setPassed((known) => ({ ...known, first: isAbove }))
        else setPassed((known) => ({ ...known, last: isAbove || isIntersecting }))
      }
    })
    for (const { current } of [first, last]) if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [first, last])
  return passed.first && !passed.last
}
