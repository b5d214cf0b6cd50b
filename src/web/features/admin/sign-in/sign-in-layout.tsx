/** The frame of the pages before the console: the mark, the language and one thing to do. */
import type { ReactNode } from 'react'

import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { Mark } from '#web/ui/mark.tsx'

import { DarkTheme } from '../frame/dark-theme.tsx'
import css from './sign-in-layout.module.css'

export function SignInLayout({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const site = useSite()

  return (
    <>
      {/* Whose choice counts is not known yet. */}
      <DarkTheme theme="system" />
      <header className={css.header}>
        <p className={css.brand}>
          <Mark size={22} />
          <span>
            {site.name} <span className={css.area}>{t('admin.console')}</span>
          </span>
        </p>
        <LanguageSwitch label={t('admin.language')} />
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </main>
    </>
  )
}
