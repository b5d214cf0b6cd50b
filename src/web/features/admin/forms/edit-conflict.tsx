/** An edit conflict: the current values next to the input. All input is retained. */
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { Table } from '#web/ui/table.tsx'

import css from './edit-conflict.module.css'

export type ConflictRow = {
  id: string
  label: string
  present: string
  input: string
  lang?: Locale | undefined
}

export function EditConflict({ rows }: { rows: readonly ConflictRow[] }) {
  const t = useT()
  const differing = rows.filter(({ present, input }) => present !== input)
  if (differing.length === 0) return null
  return (
    <Table
      caption={t('adminSettings.compared')}
      density="dense"
      columns={[
        t('adminSettings.comparedWhat'),
        t('adminSettings.comparedNow'),
        t('adminSettings.comparedInput'),
      ]}
    >
      {differing.map(({ id, label, present, input, lang }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          <td className={css.long} lang={lang}>
            {present}
          </td>
          <td className={css.long} lang={lang}>
            {input}
          </td>
        </tr>
      ))}
    </Table>
  )
}
