import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useSite } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { AccountLink } from './account-link.tsx'
import css from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'
import { Menu } from './menu.tsx'
import { HEADER_COLLAPSE_OFFSET_PX } from './timing.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Quiet inside checkout: nothing there leads away but the mark. */
export function Header({ isQuiet }: { isQuiet: boolean }) {
  const t = useT()
  const site = useSite()
  const isCollapsed = useScrolledPast(HEADER_COLLAPSE_OFFSET_PX)

  return (
    <header className={css.header} data-collapsed={isCollapsed || undefined}>
      <div className={`wrap ${css.row}`}>
        <Link to="/" className={css.brand} aria-label={t('shell.home', { site: site.name })}>
          <Mark size={28} />
          <span>{site.name}</span>
        </Link>
        <div className={css.wide}>
          <LanguageSwitch label={t('shell.languages')} />
          {!isQuiet && (
            <>
              <AccountLink className={css.link} />
              <nav aria-label={t('shell.navigation')}>
                <ButtonLink to="/order" size="small">
                  {t('shell.order')}
                </ButtonLink>
              </nav>
            </>
          )}
        </div>
        <Menu isQuiet={isQuiet} />
      </div>
    </header>
  )
}
