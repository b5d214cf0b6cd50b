/** Marks the section that is read in a table of contents. */
import { type RefObject, useEffect, useState } from 'react'

/** Below the bars of a page, in the upper part of the window: what has just been scrolled to is read, not what follows. */
const READ = '-140px 0px -60% 0px'

/** The first section in view; `null` before the first and without an observer. */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  const key = ids.join(' ')
  useEffect(() => {
    const inView = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target.id)
          else inView.delete(target.id)
        }
        const first = key.split(' ').find((id) => inView.has(id))
        if (first) setCurrent(first)
      },
      { rootMargin: READ },
    )
    for (const id of key.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [key])
  return current
}

/** A table of contents that is longer than the window scrolls with what is read. */
export function useEntryInView(list: RefObject<HTMLElement | null>, current: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is looked for when another one is marked.
  useEffect(() => {
    const whole = list.current
    const entry = whole?.querySelector('[aria-current=location]')
    if (!whole || !entry) return

    const [inside, outside] = [entry.getBoundingClientRect(), whole.getBoundingClientRect()]
    if (inside.top < outside.top || inside.bottom > outside.bottom) {
      whole.scrollTop += inside.top - outside.top - outside.height / 3
    }
  }, [list, current])
}
