/** What the header has no room for on a phone: a sheet from the side. A native popover, so it opens without JavaScript too. */
import { type ToggleEvent, useEffect } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { Picture } from '../pictures/picture.tsx'
import { useSite } from '../root-data.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { CARTRIDGE_PATH, DEVICE_LIST } from './device-list.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { Mark } from './mark.tsx'
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
      <nav aria-label={t('shell.navigation')}>
        <ul>
          {DEVICE_LIST.map(({ slug, path, word, picture }) => (
            <li key={slug}>
              <Link to={path} className={css.page}>
                {t(word)}
                <Picture name={picture} alt="" sizes="7rem" className={css.picture} />
              </Link>
            </li>
          ))}
          <li>
            <Link to={CARTRIDGE_PATH} className={css.page}>
              {t('shell.cartridges')}
              <Picture name="cartridge" alt="" sizes="7rem" className={css.picture} />
            </Link>
          </li>
        </ul>
      </nav>
      <div className={css.ways}>
        <ButtonLink to="/order" isWide>
          {t('shell.order')}
        </ButtonLink>
        <AccountLink className={css.account} />
        <LanguageSwitch label={t('shell.languages')} />
      </div>
    </div>
  )
}

/** The sheet lies over the page, so the keyboard must not wander there. */
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
