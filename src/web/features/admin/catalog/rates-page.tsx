/** The fees of one way to send, as a table to type in, and what a parcel would cost by it before it is saved. */
import type { TrialAnswer } from '#domain/shipping/edit-rates.server.ts'
import type { ShippingMethod } from '#domain/shipping/method.ts'
import { PARCEL } from '#domain/shipping/policy.ts'
import { placesOf, type RateRowInput } from '#domain/shipping/rate-table.ts'
import { useAmount, useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { numberText } from '#shared/number-text.ts'
import type { Result } from '#shared/result.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import type { ActionInput } from '../forms/action.ts'
import { revisionOf } from '../forms/action-form.tsx'
import { PostForm } from '../forms/form-frame.tsx'
import { useIsBusy } from '../forms/form-state.ts'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import { GoodsFormErrors } from '../forms/goods-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import css from './catalog.module.css'
import type { Choice } from './entry-form.tsx'
import type { Tried } from './rates.server.ts'

/** Empty rows at the end, to add weights with. */
const SPARE_ROWS = 3

type Props = {
  method: ShippingMethod
  rows: readonly RateRowInput[]
  revision: string
  /** Countries, or the prefectures of Japan. */
  destinations: readonly Choice[]
  answer: GoodsErrors | Tried | undefined
  mayChange: boolean
}

export function RatesPage({ method, rows, revision, destinations, answer, mayChange }: Props) {
  const t = useT()
  const input = answer?.input
  const isSaving = useIsBusy('save_rates')
  const isTrying = useIsBusy('try_rates')
  const errors = answer?.kind === 'refused' ? answer : undefined
  return (
    <PostForm action={`?method=${method}`} className={panel.panel} noValidate>
      <input
        type="hidden"
        name="revision"
        value={revisionOf(answer && { code: errors?.code ?? null, input: answer.input }, revision)}
      />
      <GoodsFormErrors errors={errors} />
      {errors?.code === 'edit_conflict' && <Overtaken method={method} rows={rows} />}
      <div className={css.table}>
        <Grid
          method={method}
          rows={input ? null : rows}
          input={input}
          errors={errors}
          mayChange={mayChange}
        />
        {mayChange && (
          <div className={css.aside}>
            <p className={panel.quiet}>{t('adminCatalog.ratesHint')}</p>
            <Trial method={method} destinations={destinations} input={input} />
            {answer?.kind === 'tried' && (
              <TrialCallout tried={answer} destinations={destinations} />
            )}
            <div className={layout.buttons}>
              <Button
                type="submit"
                name="intent"
                value="try_rates"
                variant="outline"
                size="small"
                isBusy={isTrying}
              >
                {t('adminCatalog.trySubmit')}
              </Button>
              <Button type="submit" name="intent" value="save_rates" size="small" isBusy={isSaving}>
                {t('adminCatalog.ratesSubmit')}
              </Button>
            </div>
          </div>
        )}
      </div>
    </PostForm>
  )
}

type GridProps = {
  method: ShippingMethod
  /** `null` where the cells show the input. */
  rows: readonly RateRowInput[] | null
  input: ActionInput | undefined
  errors: GoodsErrors | undefined
  mayChange: boolean
}

function Grid({ method, rows, input, errors, mayChange }: GridProps) {
  const t = useT()
  const count = rows ? rows.length + (mayChange ? SPARE_ROWS : 0) : countInput(input) + SPARE_ROWS
  const places = placesOf(method)
  const isSized = method === 'domestic'
  const wrong = new Set(errors?.fieldErrors.map(({ row = 0 }) => String(row - 1)))
  const cell = (name: string, stands: string | undefined, label: string) => (
    <TextInput
      id={name}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      aria-label={label}
      readOnly={!mayChange}
      aria-invalid={wrong.has(/\d+/.exec(name)?.[0] ?? '') || undefined}
      defaultValue={input ? (input[name] ?? '') : (stands ?? '')}
    />
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className={css.rates} aria-label={t(`adminCatalog.method_${method}`)} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{t(`adminCatalog.method_${method}`)}</caption>
        <thead>
          <tr>
            {isSized && <th scope="col">{t('adminCatalog.size')}</th>}
            <th scope="col">{t('adminCatalog.grams')}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {t(`adminCatalog.place_${place}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: count }, (_, row) => {
            const stands = rows?.[row]
            const inRow = (column: string) =>
              t('adminCatalog.inRow', { row: row + 1, words: column })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is named by its number.
              <tr key={row}>
                {isSized && <td>{cell(`s${row}`, stands?.size, inRow(t('adminCatalog.size')))}</td>}
                <td>{cell(`g${row}`, stands?.upToGrams, inRow(t('adminCatalog.grams')))}</td>
                {places.map((place, column) => (
                  <td key={place}>
                    {cell(
                      `a${row}-${column}`,
                      stands?.amounts[column],
                      inRow(t(`adminCatalog.place_${place}`)),
                    )}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** Up to the last row in which something was typed. */
function countInput(input: ActionInput | undefined): number {
  const numbers = Object.entries(input ?? {}).flatMap(([name, value]) => {
    const row = /^[gsa](\d+)/.exec(name)?.[1]
    return row === undefined || value.trim() === '' ? [] : [Number(row) + 1]
  })
  return Math.max(0, ...numbers)
}

/** What another member of staff saved meanwhile, next to the cells. */
function Overtaken({ method, rows }: Pick<Props, 'method' | 'rows'>) {
  const t = useT()
  const isSized = method === 'domestic'
  const lines = rows.map(({ size, upToGrams, amounts }) =>
    [...(isSized ? [size] : []), upToGrams, ...amounts].join('\t'),
  )
  return (
    <details>
      <summary>{t('adminCatalog.ratesNow')}</summary>
      <pre>{lines.join('\n')}</pre>
    </details>
  )
}

type TrialProps = Pick<Props, 'method' | 'destinations'> & { input: ActionInput | undefined }

function Trial({ method, destinations, input }: TrialProps) {
  const t = useT()
  const name = method === 'domestic' ? 'prefecture' : 'country'
  return (
    <fieldset className={css.trial}>
      <legend>{t('adminCatalog.tryTitle')}</legend>
      <div className={layout.fields}>
        <SelectField
          name={name}
          label={t('adminCatalog.tryTo')}
          defaultValue={input?.[name] ?? (method === 'domestic' ? 'JP-13' : 'KR')}
          options={destinations}
        />
        {(['kit', 'refill'] as const).map((kind) => (
          <LabelledInput
            key={kind}
            label={t(`adminCatalog.try_${kind}`, { grams: PARCEL[kind].grams })}
            name={kind}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            defaultValue={input?.[kind] ?? '1'}
          />
        ))}
      </div>
    </fieldset>
  )
}

function TrialCallout({ tried, destinations }: { tried: Tried; destinations: readonly Choice[] }) {
  const t = useT()
  const locale = useLocale()
  const { input, answer } = tried
  const to = input.prefecture ?? input.country
  const grams =
    Number(input.kit ?? 0) * PARCEL.kit.grams + Number(input.refill ?? 0) * PARCEL.refill.grams
  const words = useFee()
  return (
    <Callout
      tone="info"
      role="status"
      title={t('adminCatalog.tried', {
        grams: numberText(grams || 0, locale),
        place: destinations.find(({ value }) => value === to)?.label ?? '',
      })}
    >
      <p>{t('adminCatalog.triedInput', { fee: words(answer.input) })}</p>
      <p>{t('adminCatalog.triedNow', { fee: words(answer.now) })}</p>
    </Callout>
  )
}

function useFee(): (fee: Result<number, TrialRefusal>) => string {
  const yen = useAmount('jpy')
  const problem = useProblem()
  return (fee) => (fee.ok ? yen(fee.value) : problem(fee.error))
}

type TrialRefusal = Extract<TrialAnswer['now'], { ok: false }>['error']
