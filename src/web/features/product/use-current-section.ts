import { useEffect, useState } from 'react'

/** A section counts from where it crosses the upper third of the window. */
const READING_LINE = '-33% 0px -66% 0px'

/** The section in view; `null` before the first and without an observer. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)
        if (crossing) setCurrent(crossing.target.id)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}
