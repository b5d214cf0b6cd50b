/** The forms of a sheet: its table, and a file whose differences are shown in the table before anything is saved. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Field } from '#web/ui/field.tsx'

import table from '../../parts/data-table.module.css'
import { DataTable } from '../../parts/data-table.tsx'
import layout from '../../parts/form-layout.module.css'
import panel from '../../parts/panel.module.css'
import { FlashMessage } from '../flash-message.tsx'
import { PostForm } from '../form-frame.tsx'
import { useIsBusy } from '../form-state.ts'
import { warnIfUnsaved } from '../unsaved.ts'
import css from './sheet.module.css'
import { type CellError, cellName, type SheetAnswer, type SheetRow, shownField } from './sheet.ts'

export type SheetColumn = { name: string; label: string; inputMode: 'numeric' | 'decimal' }

type Props = {
  title: string
  columns: readonly SheetColumn[]
  rows: readonly SheetRow[]
  answer: SheetAnswer | undefined
  formKey: string
  /** Where its file is, to change it elsewhere. */
  file: string
  /** Fields that hold for all rows. */
  children?: ReactNode
}

/** What was entered comes back; then only the rows that differ are shown. */
export function Sheet({ title, columns, rows, answer, formKey, file, children }: Props) {
  const t = useT()
  const isSaving = useIsBusy('save_sheet')
  const differing = answer && rows.filter((row) => isDifferent(row, columns, answer))
  return (
    <>
      <FileForm file={file} />
      {answer && <AnswerNote answer={answer} differing={differing?.length ?? 0} />}
      {differing?.length !== 0 && (
        <PostForm
          action="?"
          className={layout.form}
          noValidate
          {...warnIfUnsaved(answer !== undefined)}
        >
          <input type="hidden" name="intent" value="save_sheet" />
          <input type="hidden" name="key" value={formKey} />
          {children}
          <DataTable
            caption={title}
            className={css.table}
            columns={[
              { text: t('admin.serial'), className: table.wide },
              t('adminSheet.name'),
              ...columns.map(({ label }) => label),
            ]}
          >
            {(differing ?? rows).map((row) => (
              <Row key={row.code} row={row} columns={columns} answer={answer} />
            ))}
          </DataTable>
          <div className={`${layout.buttons} ${css.save}`}>
            <Button type="submit" size="small" isBusy={isSaving}>
              {t('adminSheet.save')}
            </Button>
            {answer && <Link to="?">{t('adminSheet.all')}</Link>}
          </div>
        </PostForm>
      )}
    </>
  )
}

function isDifferent(
  { code, values }: SheetRow,
  columns: readonly SheetColumn[],
  { cells }: SheetAnswer,
): boolean {
  return columns.some(({ name }) => (cells[cellName(name, code)] ?? values[name]) !== values[name])
}

type RowProps = Pick<Props, 'columns' | 'answer'> & { row: SheetRow }

function Row({ row, columns, answer }: RowProps) {
  const { code, name, values } = row
  const errors = answer?.errors ?? []
  return (
    <tr>
      <td className={`code ${table.wide}`}>{code}</td>
      <th scope="row" className={table.who}>
        {name}
        <span className={`code ${table.narrow}`}>{code}</span>
        <input type="hidden" {...shownField(row)} />
      </th>
      {columns.map((column) => (
        <Cell
          key={column.name}
          id={cellName(column.name, code)}
          label={`${name}, ${column.label}`}
          inputMode={column.inputMode}
          present={values[column.name] ?? ''}
          entered={answer?.cells[cellName(column.name, code)]}
          error={errors.find((one) => one.row === code && one.column === column.name)}
        />
      ))}
    </tr>
  )
}

type CellProps = {
  id: string
  label: string
  inputMode: SheetColumn['inputMode']
  present: string
  entered: string | undefined
  error: CellError | undefined
}

function Cell({ id, label, inputMode, present, entered = present, error }: CellProps) {
  const t = useT()
  const errorText = useCellErrorText()
  const isChanged = entered !== present
  const note = `${id}-note`
  return (
    <td>
      <input
        className={css.cell}
        id={id}
        name={id}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={isChanged || error ? note : undefined}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={12}
        defaultValue={entered}
        data-changed={isChanged || undefined}
      />
      {(isChanged || error) && (
        <span id={note} className={css.note} data-error={error !== undefined || undefined}>
          {error && <>{errorText(error)} </>}
          {isChanged && t('adminSheet.now', { value: present === '' ? '–' : present })}
        </span>
      )}
    </td>
  )
}

function useCellErrorText(): (error: CellError) => string {
  const t = useT()
  const problem = useProblem()
  return ({ code, row }) => {
    if (code === 'quantity' || code === 'amount') return t(`adminCatalog.error_${code}`)
    return problem(code, { serial: row, name: row })
  }
}

function AnswerNote({ answer, differing }: { answer: SheetAnswer; differing: number }) {
  const t = useT()
  if (answer.kind === 'partly_saved') {
    return (
      <FlashMessage>
        <Callout
          tone="danger"
          role="alert"
          title={t('adminSheet.partlySaved', { count: answer.savedCount })}
        />
      </FlashMessage>
    )
  }
  const { leftOut } = answer
  return (
    <FlashMessage>
      <Callout
        tone={leftOut.length > 0 ? 'warn' : 'info'}
        role="status"
        title={
          differing > 0
            ? t('adminSheet.differences', { count: differing })
            : t('adminSheet.noDifferences')
        }
      >
        {leftOut.length > 0 && (
          <>
            <p>{t('adminSheet.leftOut')}</p>
            <ul>
              {leftOut.map(({ line, code, text }) => (
                <li key={line}>{t(`adminSheet.line_${code}`, { line, text })}</li>
              ))}
            </ul>
          </>
        )}
      </Callout>
    </FlashMessage>
  )
}

function FileForm({ file }: { file: string }) {
  const t = useT()
  const isReading = useIsBusy('read_sheet')
  return (
    <details className={`${panel.panel} ${css.file}`}>
      <summary>{t('adminSheet.fileTitle')}</summary>
      <PostForm
        action="?"
        encType="multipart/form-data"
        className={layout.form}
        preventScrollReset={false}
      >
        <input type="hidden" name="intent" value="read_sheet" />
        <p>{t('adminSheet.fileText')}</p>
        <p>
          <a href={file} download>
            {t('adminSheet.download')}
          </a>
        </p>
        <Field id="file" label={t('adminSheet.file')} isRequired>
          {(control) => (
            <input {...control} type="file" name="file" accept=".csv,.tsv,.txt,text/csv" required />
          )}
        </Field>
        <div className={layout.buttons}>
          <Button type="submit" size="small" variant="outline" isBusy={isReading}>
            {t('adminSheet.read')}
          </Button>
        </div>
      </PostForm>
    </details>
  )
}
