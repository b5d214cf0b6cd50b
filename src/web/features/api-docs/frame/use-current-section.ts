/** The section in view, and its entry in the table of contents scrolled into view. */
import { type RefObject, useEffect, useRef, useState } from 'react'

/** The upper part of the window: what has just been scrolled to is read, not what follows below. */
const READ = '-15% 0px -70% 0px'

export function useCurrentSection(page: string): {
  nav: RefObject<HTMLElement | null>
  current: string
} {
  const nav = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections.
  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        const last = entries.findLast(({ isIntersecting }) => isIntersecting)
        if (last) setCurrent(last.target.id)
      },
      { rootMargin: READ },
    )
    for (const section of document.querySelectorAll('[data-section]')) watcher.observe(section)
    return () => watcher.disconnect()
  }, [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line is looked for when another one is marked.
  useEffect(() => {
    const line = nav.current?.querySelector<HTMLElement>('[aria-current=location]')
    const list = line?.closest('div')
    if (!line || !list) return

    const [inside, whole] = [line.getBoundingClientRect(), list.getBoundingClientRect()]
    if (inside.top < whole.top || inside.bottom > whole.bottom) {
      list.scrollTop += inside.top - whole.top - whole.height / 3
    }
  }, [current])

  return { nav, current }
}
