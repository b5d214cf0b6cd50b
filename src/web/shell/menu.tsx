/** What the header has no room for on a phone. Native `details`: it opens without JavaScript too. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AccountLink } from './account-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import css from './menu.module.css'

export function Menu({ isQuiet }: { isQuiet: boolean }) {
  const t = useT()
  const menu = useClosingMenu()

  return (
    <details className={css.menu} ref={menu}>
      <summary className={css.toggle} aria-label={t('shell.menu')}>
        <Icon name="menu" className={css.closed} />
        <Icon name="x" className={css.open} />
      </summary>
      <div className={css.panel}>
        {!isQuiet && (
          <nav className={css.links} aria-label={t('shell.navigation')}>
            <ButtonLink to="/order">{t('shell.order')}</ButtonLink>
            <AccountLink className={css.link} />
          </nav>
        )}
        <LanguageSwitch label={t('shell.languages')} />
      </div>
    </details>
  )
}

/** Closes on Escape, on a press elsewhere and when the page changes. */
function useClosingMenu() {
  const menu = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()

  useEffect(() => {
    const close = () => menu.current?.removeAttribute('open')
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has its own key and closes the menu.
  useEffect(() => menu.current?.removeAttribute('open'), [key])

  return menu
}
