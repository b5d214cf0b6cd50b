/** The frame of the console: the signed-in member of staff, the areas, the search, and sign-out. */
import type { ReactNode } from 'react'
import { Form, Link, useLocation, useSearchParams } from 'react-router'

import type { ConsoleTheme } from '#domain/accounts/console-theme.ts'
import type { StaffRole } from '#domain/accounts/role.ts'
import { useT } from '#i18n/use-t.ts'
import type { SafetyOverride } from '#web/context.ts'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Mark } from '#web/ui/mark.tsx'

import { UnsavedChangesDialog } from '../forms/unsaved-changes-dialog.tsx'
import { PageMoment } from '../parts/date-time.tsx'
import css from './console-frame.module.css'
import { ConsoleNav } from './console-nav.tsx'
import { DarkTheme } from './dark-theme.tsx'
import overridesNote from './overrides-note.module.css'
import type { SectionCounts, SectionName } from './sections.ts'
import { SignOut } from './sign-out.tsx'

type Props = {
  name: string
  role: StaffRole
  theme: ConsoleTheme
  sections: readonly SectionName[]
  counts: SectionCounts
  now: Date
  overrides: readonly SafetyOverride[]
  palette: ReactNode
  children: ReactNode
}

export function ConsoleFrame({
  name,
  role,
  theme,
  sections,
  counts,
  now,
  overrides,
  palette,
  children,
}: Props) {
  const t = useT()

  return (
    <div className={css.console}>
      <DarkTheme theme={theme} />
      <header className={css.header}>
        <div className={css.top}>
          <Link to="/admin" className={css.brand}>
            <Mark size={20} />
            <span>{t('admin.console')}</span>
          </Link>
          {palette}
        </div>
        {sections.includes('orders') && <FindOrder />}
        <ConsoleNav sections={sections} counts={counts} />
      </header>
      <main id="content" tabIndex={-1} className={css.main}>
        <OverridesCallout overrides={overrides} />
        <PageMoment value={now}>{children}</PageMoment>
      </main>
      <footer className={css.person}>
        <p className={css.name}>
          <Link to="/admin/me">
            {name}
            <span className="visually-hidden">: {t('adminFrame.myPage')}</span>
          </Link>{' '}
          <span>{t(`admin.role_${role}`)}</span>
        </p>
        <LanguageSwitch label={t('admin.language')} />
        <SignOut />
      </footer>
      <UnsavedChangesDialog />
    </div>
  )
}

/** Works without JavaScript: the list of orders takes the query. */
function FindOrder() {
  const t = useT()
  const [asked] = useSearchParams()
  // Other lists use the same parameter name.
  const isHere = useLocation().pathname === '/admin/orders'
  const input = (isHere && asked.get('q')) || ''
  return (
    <Form
      action="/admin/orders"
      role="search"
      aria-label={t('adminFrame.find')}
      className={css.find}
      data-here={isHere || undefined}
    >
      <input
        key={input}
        type="search"
        name="q"
        defaultValue={input}
        maxLength={100}
        aria-label={t('adminFrame.find')}
        placeholder={t('adminFrame.findHint')}
      />
      <button type="submit" aria-label={t('adminFrame.findSubmit')}>
        <Icon name="search" size={20} />
      </button>
    </Form>
  )
}

/**
 * Unsafe settings that this shop's configuration accepts: staff see them on every page until they are removed. Decision
 * 0036.
 */
function OverridesCallout({ overrides }: { overrides: readonly SafetyOverride[] }) {
  const t = useT()
  if (overrides.length === 0) return null
  return (
    <Callout tone="danger" title={t('adminFrame.overridesTitle')}>
      <ul className={overridesNote.list}>
        {overrides.map((name) => (
          <li key={name}>
            {t(`adminFrame.override_${name}`)} <code className={overridesNote.name}>{name}</code>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
