/** The versions of each document: which holds, which comes, which was, and what is being written. */
import { Link } from 'react-router'

import type { LegalDocument, VersionState } from '#domain/legal/version.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

import { ButtonForm } from '../forms/button-form.tsx'
import table from '../parts/data-table.module.css'
import { DataTable } from '../parts/data-table.tsx'
import css from './legal.module.css'
import { PAGE_OF } from './legal-action.ts'

export type ListedVersion = {
  /** `null` for the text that the shop was opened with, until it is replaced. */
  id: string | null
  document: LegalDocument
  effectiveFrom: string
  state: VersionState
  missing: Locale[]
}

export type VersionHistory = { document: LegalDocument; versions: readonly ListedVersion[] }

type Props = { histories: readonly VersionHistory[]; today: string }

export function VersionsTable({ histories, today }: Props) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminSettings.legalTitle')}
      className={css.versions}
      columns={[
        t('adminLegal.document'),
        t('adminLegal.effectiveFrom'),
        t('adminLegal.state'),
        { text: t('adminLegal.languages'), className: table.wide },
        { text: t('adminLegal.readers'), className: table.wide },
        { text: t('adminLegal.start'), isUnseen: true, className: table.wide },
      ]}
    >
      {histories.flatMap(({ document, versions }) =>
        versions.map((version, at) => (
          <VersionRow
            key={`${document} ${version.effectiveFrom}`}
            version={version}
            today={today}
            below={at === 0 ? versions.length : 0}
          />
        )),
      )}
    </DataTable>
  )
}

type RowProps = {
  version: ListedVersion
  today: string
  /** The number of rows that the cells of the document are as high as; 0 where they are in a row above. */
  below: number
}

function VersionRow({ version, today, below }: RowProps) {
  const t = useT()
  const locale = useLocale()
  const { id, document, effectiveFrom, state, missing } = version
  const title = t(`adminLegal.document_${document}`)
  const start = (
    <ButtonForm
      action="start_version"
      submit={t('adminLegal.start')}
      about={title}
      hidden={{ document }}
    />
  )
  const day = dayWords(effectiveFrom, today, locale).whole
  const page = state === 'holds' ? PAGE_OF[document] : `${PAGE_OF[document]}/${effectiveFrom}`
  return (
    <tr>
      {below > 0 && (
        <th scope="row" rowSpan={below} className={css.document}>
          {title}
          <div className={table.narrow}>{start}</div>
        </th>
      )}
      <td className={table.line}>
        {id ? <Link to={`/admin/content/legal/${id}`}>{day}</Link> : day}
      </td>
      <td>
        <VersionBadge state={state} />
      </td>
      <td className={`${table.line} ${table.wide}`}>
        {LOCALES.map(
          (one) => t(`adminSettings.language_${one}`) + (missing.includes(one) ? ' –' : ' ✓'),
        ).join(t('ui.listSeparator'))}
      </td>
      <td className={`${table.line} ${table.wide}`}>
        {state === 'draft' ? '–' : <Link to={page}>{t('adminLegal.read')}</Link>}
      </td>
      {below > 0 && (
        <td rowSpan={below} className={`${css.start} ${table.wide}`}>
          {start}
        </td>
      )}
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
