/** From confirmed to shipped on one page: lists to pack by, slips and labels to print, and the tracking numbers. */
import { Form, Link } from 'react-router'

import { countryName } from '#domain/shipping/country-names.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { FormErrorNote, FormFrame } from '#web/features/admin/forms/form-frame.tsx'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { FilterLinks } from '#web/features/admin/parts/filter-links.tsx'
import page from '#web/features/admin/parts/page.module.css'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'

import { CarrierFileButton, GivenNumbers, useGivenNumbers } from './given-numbers.tsx'
import { LeftOutLines } from './left-out-lines.tsx'
import css from './packing.module.css'
import type { Packing } from './packing.server.ts'
import { type PackingAnswer, type PackingRow, packingPath, trackingField } from './packing.ts'
import { PackingLine, PRINTS } from './packing-line.tsx'

type Board = Extract<PackingAnswer, { kind: 'board' }>
type Props = { packing: Packing; answer: Board | undefined }

export function PackingBoard({ packing, answer }: Props) {
  const t = useT()
  const { rows, formKey } = answer?.list ?? packing.list
  const { given, onFile } = useGivenNumbers(rows)
  return (
    <>
      <div className={page.head}>
        <h1>{t('adminPacking.title')}</h1>
        {!answer && packing.others === null && <Filters {...packing} />}
        {rows.length > 0 && <Prints key={`prints ${formKey}`} onFile={onFile} />}
      </div>
      {answer && <LeftOutLines leftOut={answer.leftOut} />}
      {answer?.started && <Started {...answer.started} />}
      {answer && answer.replaced > 0 && (
        <Callout
          tone="ok"
          title={t('adminPacking.replaced', { count: answer.replaced })}
          role="status"
        />
      )}
      {packing.others !== null && packing.others.length > 0 && (
        <Callout tone="info" title={t('adminOrders.notReadyTitle')}>
          <p>{t('adminOrders.notReady_ship', { count: packing.others.length })}</p>
          <p className="code">{packing.others.join(', ')}</p>
        </Callout>
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('adminPacking.noneTitle')} text={t('adminPacking.noneText')}>
          <ActionLink to="/admin/orders?status=ship">{t('admin.backToOrders')}</ActionLink>
        </EmptyState>
      ) : (
        <>
          <GivenNumbers given={given} />
          <FormFrame
            key={formKey}
            action="ship_orders"
            submit={t('adminPacking.shipSubmit')}
            hidden={{ formKey }}
            formErrors={<Errors answer={answer} rows={rows} />}
            hasErrors={Boolean(answer?.code || answer?.isInputEmpty)}
          >
            <ul className={css.rows}>
              {rows.map((row) => (
                <PackingLine key={row.id} row={row} />
              ))}
            </ul>
            <p>{t('adminPacking.shipText')}</p>
          </FormFrame>
        </>
      )}
    </>
  )
}

function Filters({ filter, counts }: Pick<Packing, 'filter' | 'counts'>) {
  const t = useT()
  const locale = useLocale()
  const sumOf = (some: typeof counts) => some.reduce((sum, { count }) => sum + count, 0)
  const choicesOf = <Name extends string>(names: readonly Name[], of: (name: Name) => Choice) =>
    [...new Set(names)].map((name) => ({ name, ...of(name) }))
  const all = {
    name: 'all',
    to: packingPath({ country: null, method: null }),
    label: t('adminPacking.all'),
    count: sumOf(counts),
  }
  const methods = choicesOf(
    counts.map(({ method }) => method),
    (method) => ({
      to: packingPath({ country: null, method }),
      label: t(`admin.shipping_${method}`),
      count: sumOf(counts.filter((one) => one.method === method)),
    }),
  )
  const countries = choicesOf(
    counts.map(({ country }) => country),
    (country) => ({
      to: packingPath({ country, method: null }),
      label: countryName(country, locale),
      count: sumOf(counts.filter((one) => one.country === country)),
    }),
  )
  if (countries.length < 2 && methods.length < 2) return null
  return (
    <FilterLinks
      label={t('admin.filters')}
      active={filter.country ?? filter.method ?? 'all'}
      choices={[all, ...methods, ...countries]}
    />
  )
}

type Choice = { to: string; label: string; count: number }

function Started({ batchId, count }: NonNullable<Board['started']>) {
  const t = useT()
  return (
    <Callout tone="ok" title={t('adminPacking.started', { count })} role="status">
      <p>
        <Link to={`/admin/orders/batch/${batchId}`}>{t('adminPacking.startedLink')}</Link>
      </p>
    </Callout>
  )
}

const PAPERS = [
  { to: '/admin/orders/pick-list', word: 'pickList' },
  { to: '/admin/orders/slips.pdf', word: 'slips' },
  { to: '/admin/orders/labels', word: 'labels' },
] as const

/** Opened in windows of their own: what is typed on the board stays. The boxes of the rows belong to this form. */
function Prints({ onFile }: { onFile: (file: File) => void }) {
  const t = useT()
  return (
    <Form id={PRINTS} target="_blank" reloadDocument className={css.prints}>
      <label className={`${css.all} ${css.scripted}`}>
        <input
          type="checkbox"
          defaultChecked
          onChange={({ currentTarget: { form, checked } }) => {
            const boxes = [...(form?.elements ?? [])]
            for (const box of boxes) if (box instanceof HTMLInputElement) box.checked = checked
          }}
        />
        {t('adminPacking.chooseAll')}
      </label>
      {PAPERS.map(({ to, word }) => (
        <Button key={to} type="submit" size="small" variant="outline" formAction={to}>
          {t(`adminPacking.${word}`)}
        </Button>
      ))}
      <CarrierFileButton onFile={onFile} />
    </Form>
  )
}

function Errors({ answer, rows }: Pick<Props, 'answer'> & { rows: readonly PackingRow[] }) {
  const t = useT()
  const problem = useProblem()
  const none = { fieldId: trackingField(rows[0]?.id ?? ''), message: t('adminOrders.trackingNone') }
  const errors = answer?.isInputEmpty
    ? [none]
    : rows.flatMap(({ id, number, error }) =>
        error ? [{ fieldId: trackingField(id), message: `${number} ${problem(error)}` }] : [],
      )
  return (
    <>
      <ErrorSummary
        title={t('ui.errorSummary', { count: errors.length })}
        errors={errors}
        answer={answer}
      />
      {answer?.code && <FormErrorNote text={problem(answer.code)} />}
    </>
  )
}
