/** The form of one thing of the catalogue: a row of fields for each text, a column for each language. */
import { type EntryField, fieldsOf, isRequired, type Part } from '#domain/catalog/entry.ts'
import { useT } from '#i18n/use-t.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { ActionInput } from '../forms/action.ts'
import { type FieldState, TextAreaField, TextField } from '../forms/action-form.tsx'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import { GoodsForm, useGoodsFields } from '../forms/goods-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import css from './catalog.module.css'

export type Choice = { value: string; label: string }

type Props = {
  part: Part
  current: ActionInput
  kinds: readonly Choice[]
  errors: GoodsErrors | undefined
  mayPrice: boolean
} & ({ isNew: true } | { isNew: false; revision: string; place: number; places: number })

export function EntryForm(props: Props) {
  const t = useT()
  const { part, current, kinds, errors, mayPrice, isNew } = props
  const action = isNew ? 'add_entry' : 'save_entry'
  const filled = useGoodsFields(action, errors, current)
  const parts = groupsOf(part)

  return (
    <GoodsForm
      action={action}
      errors={errors}
      {...(!isNew && { revision: props.revision, hidden: { placeBefore: String(props.place) } })}
      title={isNew ? t(`adminCatalog.add_${part}`) : t('adminCatalog.editTitle')}
      text={mayPrice ? undefined : t('adminCatalog.priceByAdministrators')}
      submit={t(isNew ? 'adminCatalog.addSubmit' : 'adminCatalog.save')}
      {...(isNew && { close: t('adminCatalog.close') })}
    >
      {isNew && (
        <div className={css.low}>
          <TextField
            label={t(`adminCatalog.key_${part}`)}
            hint={t(`adminCatalog.keyHint_${part}`)}
            state={filled('key')}
            maxLength={60}
            isRequired
          />
        </div>
      )}
      {parts.map((group) => (
        <div key={group[0]} className={layout.fields}>
          {group.map((field) => (
            <EntryControl
              key={field}
              field={field}
              state={filled(field)}
              kinds={kinds}
              isRequired={isRequired(part, field)}
            />
          ))}
        </div>
      ))}
      {!isNew && (
        <div className={css.low}>
          <TextField
            label={t('adminCatalog.place', { places: props.places })}
            hint={t('adminCatalog.placeHint')}
            state={placeFieldState(filled('place'), errors, props.place)}
            inputMode="numeric"
            maxLength={4}
          />
        </div>
      )}
    </GoodsForm>
  )
}

/** An unchanged position follows the current one: next to a newer one it would look like a request to move. */
function placeFieldState(
  filled: FieldState,
  errors: GoodsErrors | undefined,
  place: number,
): FieldState {
  const input = errors?.action === 'save_entry' ? errors.input : null
  const isMoved = input !== null && input.place !== input.placeBefore
  return isMoved ? { ...filled, now: null } : { ...filled, value: String(place), now: null }
}

/** Texts in three languages are next to each other, a list of codes has a row of its own; the rest follows in one row. */
function groupsOf(part: Part): EntryField[][] {
  const all = fieldsOf(part)
  const starting = (start: string) => all.filter((field) => field.startsWith(start))
  const groups = ['name', 'label', 'tagline', 'description', 'notes', 'goesWith'].map(starting)
  const rest = all.filter((field) => !groups.flat().includes(field))
  return [...groups, rest].filter((group) => group.length > 0)
}

const LANG = /(En|Ja|Ko)$/
const LANGS = { En: 'en', Ja: 'ja', Ko: 'ko' } as const

const HINTS = { platforms: 'platformsHint', goesWith: 'goesWithHint' } as const

type ControlProps = {
  field: EntryField
  state: FieldState
  kinds: readonly Choice[]
  isRequired: boolean
}

function EntryControl({ field, state, kinds, isRequired }: ControlProps) {
  const t = useT()
  const label = t(`adminCatalog.field_${field}`)
  if (field === 'isListed' || field === 'isSold') {
    return (
      <Checkbox name={field} value="yes" defaultChecked={state.value === 'yes'} label={label} />
    )
  }
  if (field === 'kind') {
    return <SelectField state={state} label={label} isRequired options={kinds} />
  }
  const ending = LANG.exec(field)?.[1]
  const lang = ending === 'En' || ending === 'Ja' || ending === 'Ko' ? LANGS[ending] : undefined
  const hint = field === 'platforms' || field === 'goesWith' ? HINTS[field] : undefined
  const isAmount = field === 'priceJpy' || field === 'priceUsdMinor'
  const Field = field.startsWith('description') ? TextAreaField : TextField
  return (
    <Field
      label={label}
      state={state}
      isRequired={isRequired}
      maxLength={300}
      hint={hint && t(`adminCatalog.${hint}`)}
      {...(lang && { lang })}
      {...(isAmount && { inputMode: 'decimal' as const })}
    />
  )
}
