/** Where headings and values do not identify the columns, staff assign them here without uploading the file again. */
import { useT } from '#i18n/use-t.ts'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import { PanelTable } from '../parts/data-table.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import type { NotImported } from './bank-action.ts'
import { ImportErrors } from './import-errors.tsx'

type Props = { asked: Extract<NotImported, { kind: 'columns' }> }

const FIELDS = [
  ['day', 'columnsDay'],
  ['amount', 'columnsAmount'],
  ['text', 'columnsPayer'],
] as const

export function ColumnForm({ asked: { error, name, carried, selected } }: Props) {
  const t = useT()
  const { labels, rows } = error.sample
  const options = labels.map((label, at) => ({
    value: String(at),
    label:
      label === ''
        ? t('adminBank.column', { number: at + 1 })
        : t('adminBank.columnNamed', { number: at + 1, label }),
  }))

  return (
    <Panel>
      <FormFrame
        action="import_selected"
        heading="h2"
        title={t('adminBank.columnsTitle')}
        text={!error.misread && t('adminBank.columnsText', { file: name })}
        submit={t('adminBank.columnsSubmit')}
        close={t('adminBank.columnsLeave')}
        hidden={{ name, carried }}
        formErrors={error.misread && <ImportErrors error={error.misread} />}
      >
        <Sample labels={labels} rows={rows} />
        <div className={layout.fields}>
          {FIELDS.map(([field, label]) => (
            <LabelledSelect
              key={field}
              label={t(`adminBank.${label}`)}
              isRequired
              name={field}
              options={options}
              placeholder=""
              defaultValue={selected ? String(selected[field]) : ''}
            />
          ))}
        </div>
      </FormFrame>
    </Panel>
  )
}

function Sample({ labels, rows }: { labels: readonly string[]; rows: readonly string[][] }) {
  const t = useT()
  const lines = [labels, ...rows].map((cells, line) => ({ cells, line }))
  return (
    <PanelTable
      caption={t('adminBank.columnsCaption')}
      columns={[...labels.map((_label, at) => t('adminBank.column', { number: at + 1 }))]}
    >
      {lines.map(({ cells, line }) => (
        <tr key={line}>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <td key={`${cell}${at}`}>{cell}</td>
          ))}
        </tr>
      ))}
    </PanelTable>
  )
}
