/** One line above the page that a campaign belongs to. */
import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'
import { Prose } from '#web/prose/prose.tsx'
import { useRootData } from '#web/root-data.ts'

import css from './campaign-bar.module.css'

export function CampaignBar() {
  const t = useT()
  const locale = useLocale()
  const pathname = useLocation().pathname.replace(/(.)\/$/, '$1')
  const line = useRootData()?.campaigns.find(({ page }) => page === null || page === pathname)
  if (line === undefined) return null

  return (
    <aside aria-label={t('shell.campaign')}>
      <CampaignStrip nodes={line.nodes} {...(line.locale !== locale && { lang: line.locale })} />
    </aside>
  )
}

/** The line itself: staff look at it before visitors do. */
export const CampaignStrip = (line: ComponentProps<typeof Prose>) => (
  <div className={css.bar}>
    <Prose {...line} />
  </div>
)
