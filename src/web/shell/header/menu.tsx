/** The menu for narrow screens: a panel from the side. A native popover, so it opens without JavaScript too. */
import { type ToggleEvent, useEffect } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { useSite } from '#web/root-data.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Mark } from '#web/ui/mark.tsx'

import { AccountLinks } from '../account-links.tsx'
import { CARTRIDGE_PATH, DEVICE_LIST } from '../device-list.ts'
import { LanguageSwitch } from '../language-switch.tsx'
import { SECTIONS } from '../navigation.ts'
import css from './menu.module.css'
import { usePopover } from './use-popover.ts'

export const MENU_ID = 'menu'

export function Menu() {
  const t = useT()
  const site = useSite()
  const panel = usePopover()
  // A frame without a menu takes it away without closing it.
  useEffect(() => () => setInert(false), [])

  return (
    <div
      ref={panel}
      id={MENU_ID}
      popover="auto"
      role="dialog"
      aria-label={t('shell.menu')}
      className={css.panel}
      onToggle={cover}
      onBeforeToggle={uncover}
    >
      <div className={css.head}>
        <span className={css.brand}>
          <Mark size={28} />
          {site.name}
        </span>
        <button
          type="button"
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          className={css.close}
          aria-label={t('shell.closeMenu')}
        >
          <Icon name="x" />
        </button>
      </div>
      <nav className={css.pages} aria-label={t('shell.navigation')}>
        <ul>
          {DEVICES.map(({ path, word, picture }) => (
            <li key={path}>
              <Link to={path} className={css.page}>
                {t(word)}
                <Picture name={picture} alt="" sizes="6rem" className={css.picture} />
              </Link>
            </li>
          ))}
        </ul>
        {SECTIONS.map((section) => (
          <SectionGroup key={section.id} section={section} />
        ))}
      </nav>
      <div className={css.actions}>
        <ButtonLink to="/order" isWide>
          {t('shell.order')}
        </ButtonLink>
        <ul className={css.accounts}>
          <AccountLinks className={css.account} />
        </ul>
        <LanguageSwitch label={t('shell.languages')} />
      </div>
    </div>
  )
}

const DEVICES = [
  ...DEVICE_LIST,
  { path: CARTRIDGE_PATH, word: 'shell.cartridges', picture: 'cartridge' } as const,
]

function SectionGroup({ section }: { section: (typeof SECTIONS)[number] }) {
  const t = useT()
  return (
    <details className={css.section} name="menu">
      <summary className={css.summary}>
        {t(section.word)}
        <Icon name="chevron-down" />
      </summary>
      <ul className={css.links}>
        {section.links.map(({ path, word }) => (
          <li key={path}>
            <Link to={path} className={css.link}>
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The panel overlays the page, so the focus must not move there. */
function cover({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState !== 'open') return
  setInert(true)
  currentTarget.querySelector('button')?.focus()
}

/** Before the browser gives the focus back to the button that opened the sheet. */
function uncover({ newState }: ToggleEvent): void {
  if (newState === 'closed') setInert(false)
}

function setInert(isInert: boolean): void {
  for (const covered of document.querySelectorAll('body > header, main, body > footer')) {
    covered.toggleAttribute('inert', isInert)
  }
}
