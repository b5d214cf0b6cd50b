/** Offers Korean to a browser that prefers it: the rule on languages never chooses it by itself. Decisions, section 4. */
import { Link, useLocation } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'
import { useRootData } from '#web/root-data.ts'
import { pathInLocale } from '#web/site/locale-hint.ts'

import css from './korean-offer.module.css'

export function KoreanOffer() {
  const t = useT()
  const locale = useLocale()
  const address = useLocation()
  const isOffered = useRootData()?.site.suggestsKorean ?? false
  if (!isOffered || locale === 'ko') return null

  return (
    <aside className={css.bar} aria-label={t('shell.languages')}>
      <p lang="ko">
        {t('shell.koreanOffer')}{' '}
        <Link to={pathInLocale(address, 'ko')} hrefLang="ko" preventScrollReset>
          {t('shell.koreanAccept')}
        </Link>
      </p>
      <Link to={pathInLocale(address, locale)} hrefLang={locale} preventScrollReset>
        {t('shell.koreanDecline')}
      </Link>
    </aside>
  )
}
