/** The versions of one document: which holds, which comes, which was, and what is being written. */
import { Link } from 'react-router'

import type { LegalDocument, VersionState } from '#domain/legal/version.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import panel from '../parts/panel.module.css'
import { type LegalErrors, PAGE_OF } from './legal-action.ts'
import { DayField, LegalForm, useLegalField } from './legal-form.tsx'

export type ListedVersion = {
  /** `null` for the text that the shop was opened with, until it is replaced. */
  id: string | null
  document: LegalDocument
  effectiveFrom: string
  state: VersionState
  missing: Locale[]
}

type Props = {
  document: LegalDocument
  versions: readonly ListedVersion[]
  today: string
  isOpen: boolean
  errors: LegalErrors | undefined
}

export function VersionHistory({ document, versions, today, isOpen, errors }: Props) {
  const t = useT()
  const title = t(`adminLegal.document_${document}`)
  return (
    <section className={panel.panel} aria-labelledby={`document-${document}`}>
      <div className={panel.head}>
        <h2 id={`document-${document}`}>{title}</h2>
        {!isOpen && (
          <ActionLink to={`?start=${document}`}>
            {t('adminLegal.start')}
            <span className="visually-hidden"> {title}</span>
          </ActionLink>
        )}
      </div>
      <p className={panel.about}>{t(`adminLegal.about_${document}`)}</p>
      {isOpen && <StartForm document={document} errors={errors} />}
      <Table
        caption={title}
        isCaptionHidden
        density="dense"
        columns={[
          t('adminLegal.effectiveFrom'),
          t('adminLegal.state'),
          t('adminLegal.languages'),
          t('adminLegal.readers'),
        ]}
      >
        {versions.map((version) => (
          <VersionRow key={version.effectiveFrom} version={version} today={today} />
        ))}
      </Table>
    </section>
  )
}

function VersionRow({ version, today }: { version: ListedVersion; today: string }) {
  const t = useT()
  const locale = useLocale()
  const { id, document, effectiveFrom, state, missing } = version
  const day = dayWords(effectiveFrom, today, locale).whole
  const page = state === 'holds' ? PAGE_OF[document] : `${PAGE_OF[document]}/${effectiveFrom}`
  return (
    <tr>
      <th scope="row" className={table.line}>
        {id ? <Link to={`/admin/content/legal/${id}`}>{day}</Link> : day}
      </th>
      <td>
        <VersionBadge state={state} />
      </td>
      <td className={table.line}>
        {LOCALES.map(
          (one) => t(`adminSettings.language_${one}`) + (missing.includes(one) ? ' –' : ' ✓'),
        ).join(t('ui.listSeparator'))}
      </td>
      <td className={table.line}>
        {state === 'draft' ? '–' : <Link to={page}>{t('adminLegal.read')}</Link>}
      </td>
    </tr>
  )
}

const TONES = {
  draft: 'neutral',
  coming: 'info',
  holds: 'ok',
  past: 'neutral',
} as const satisfies Record<VersionState, BadgeTone>

export function VersionBadge({ state }: { state: VersionState }) {
  const t = useT()
  return <Badge tone={TONES[state]}>{t(`adminLegal.state_${state}`)}</Badge>
}

function StartForm({ document, errors }: Pick<Props, 'document' | 'errors'>) {
  const t = useT()
  const day = useLegalField('start_version', errors, 'effectiveFrom', '')
  return (
    <LegalForm
      action="start_version"
      errors={errors}
      hidden={{ document }}
      title={t('adminLegal.startTitle')}
      text={t('adminLegal.startText')}
      submit={t('adminLegal.startSubmit')}
    >
      <DayField state={day} />
    </LegalForm>
  )
}
