import { Link, NavLink } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Mark } from '#web/ui/mark.tsx'

import { CARTRIDGE_PATH } from '../device-list.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { SECTIONS } from '../navigation.ts'
import { HEADER_COLLAPSE_OFFSET_PX } from '../timing.ts'
import { useScrolledPast } from '../use-scrolled-past.ts'
import { AccountMenu } from './account-menu.tsx'
import { DevicesPanel } from './devices-panel.tsx'
import css from './header.module.css'
import { MENU_ID, Menu } from './menu.tsx'
import { SectionPanel } from './section-panel.tsx'
import { useIsOverNight } from './use-is-over-night.ts'

type Props = {
  /** Inside checkout: nothing there leads away but the mark. */
  isQuiet: boolean
  /** The page begins with a night section, and the header overlays it. */
  isOverNight: boolean
}

export function Header({ isQuiet, isOverNight }: Props) {
  const t = useT()
  const site = useSite()
  const isCollapsed = useScrolledPast(HEADER_COLLAPSE_OFFSET_PX)
  const isNightBeneath = useIsOverNight()
  const isNight = isCollapsed ? isNightBeneath : isOverNight

  return (
    <>
      <header
        className={css.header}
        data-collapsed={isCollapsed || undefined}
        data-theme={isNight ? 'night' : undefined}
      >
        <div className={`wrap ${css.row}`}>
          <Link to="/" className={css.brand} aria-label={t('shell.home', { site: site.name })}>
            <Mark size={28} />
            <span>{site.name}</span>
          </Link>
          {isQuiet ? (
            <LanguageSwitch label={t('shell.languages')} isShort />
          ) : (
            <>
              <nav className={css.pages} aria-label={t('shell.navigation')}>
                <ul className={css.list}>
                  <DevicesPanel />
                  <li>
                    <NavLink to={CARTRIDGE_PATH} className={() => css.link}>
                      {t('shell.cartridges')}
                    </NavLink>
                  </li>
                  {SECTIONS.map((section) => (
                    <SectionPanel key={section.id} section={section} />
                  ))}
                </ul>
              </nav>
              <div className={css.links}>
                <LanguageSwitch label={t('shell.languages')} isShort />
                <AccountMenu className={css.link} />
                <ButtonLink to="/order" size="small">
                  {t('shell.order')}
                </ButtonLink>
              </div>
              <button
                type="button"
                popoverTarget={MENU_ID}
                className={css.toggle}
                aria-label={t('shell.menu')}
              >
                <Icon name="menu" />
              </button>
            </>
          )}
        </div>
      </header>
      {!isQuiet && <Menu />}
    </>
  )
}
