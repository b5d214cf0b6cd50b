import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** About the height of the header. */
const STRIP = { rootMargin: '0px 0px -95% 0px' }

/** Whether a section of night, as wide as the page, is beneath the header now; never on the server. */
export function useIsOverNight(): boolean {
  const { pathname } = useLocation()
  const [isOver, setOver] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other sections.
  useEffect(() => {
    const beneath = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) beneath.add(target)
        else beneath.delete(target)
      }
      setOver(beneath.size > 0)
    }, STRIP)
    // A bar of the page that follows this answer is no section.
    const sections = document.querySelectorAll('main [data-theme="night"]:not(nav)')
    for (const section of sections) if (isAsWideAsPage(section)) observer.observe(section)
    return () => {
      observer.disconnect()
      setOver(false)
    }
  }, [pathname])
  return isOver
}

const isAsWideAsPage = (section: Element): boolean =>
  section.clientWidth >= document.documentElement.clientWidth
