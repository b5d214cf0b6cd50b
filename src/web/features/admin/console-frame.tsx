/** The frame of the console: who works here, where they are and the way out. */
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { LanguageSwitch } from '../../shell/language-switch.tsx'
import { Mark } from '../../shell/mark.tsx'
import css from './console-frame.module.css'
import { SignOut } from './sign-out.tsx'

type Props = { name: string; role: 'staff' | 'administrator'; children: ReactNode }

export function ConsoleFrame({ name, role, children }: Props) {
  const t = useT()

  return (
    <div className={css.console}>
      <header className={css.header}>
        <Link to="/admin/orders" className={css.brand}>
          <Mark size={20} />
          {t('admin.console')}
        </Link>
        <nav className={css.areas} aria-label={t('admin.workAreas')}>
          <NavLink to="/admin/orders">{t('admin.orders')}</NavLink>
          <NavLink to="/admin/stock">{t('admin.stock')}</NavLink>
          <NavLink to="/admin/partners">{t('admin.partners')}</NavLink>
          <NavLink to="/admin/webhooks">{t('admin.webhooks')}</NavLink>
        </nav>
        <div className={css.person}>
          <p className={css.name}>
            {name} <span>{t(`admin.role_${role}`)}</span>
          </p>
          <LanguageSwitch label={t('admin.language')} />
          <SignOut />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  )
}
