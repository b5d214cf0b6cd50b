import { useT } from '#i18n/use-t.ts'

import { Icon } from '../ui/icon.tsx'
import { REDUCED_MOTION } from '../ui/use-media-query.ts'
import css from './back-to-top.module.css'
import { BACK_TO_TOP_OFFSET_PX, SMOOTH_SCROLL_MS } from './timing.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

export function BackToTop() {
  const t = useT()
  const isShown = useScrolledPast(BACK_TO_TOP_OFFSET_PX)
  if (!isShown) return null

  return (
    <button
      type="button"
      className={css.button}
      aria-label={t('shell.backToTop')}
      onClick={scrollUp}
    >
      <Icon name="arrow-up" />
    </button>
  )
}

/** Browsers do not say how long their smooth scroll takes, so this one is our own. Spec §2. */
function scrollUp(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
  const isStill = matchMedia(REDUCED_MOTION).matches
  const lastsMs = isStill ? 0 : SMOOTH_SCROLL_MS
  const from = window.scrollY
  const start = performance.now()
  requestAnimationFrame(step)

  function step(now: number): void {
    const progress = lastsMs === 0 ? 1 : Math.min(1, (now - start) / lastsMs)
    window.scrollTo(0, from * (1 - progress) ** 3)
    if (progress < 1) requestAnimationFrame(step)
  }
}
