import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The part that the address names is open. Most browsers do this alone when the page is opened, few on a later link. */
export function useOpenAtHash(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(hash.slice(1))
    const part = target?.closest('details')
    if (!part) return
    part.open = true
    part.scrollIntoView()
  }, [hash])
}
