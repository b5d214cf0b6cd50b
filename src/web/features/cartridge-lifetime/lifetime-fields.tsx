/** How often, how long, how strong, and since when. Errors are next to the fields. */

import { useLocale, useT } from '#i18n/use-t.ts'
import { dayWords } from '#shared/day.ts'
import { Field } from '#web/ui/field.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import css from './cartridge-lifetime.module.css'
import {
  type LifetimeField,
  type ReadUse,
  SPRAY_SECONDS,
  SPRAYS_A_DAY,
  STRENGTH_PERCENT,
  type UsageInput,
} from './usage-input.ts'

type Props = {
  input: UsageInput
  read: ReadUse
  onChange: (change: Partial<UsageInput>) => void
  /** The day is known already. */
  isDayGiven?: boolean
}

export function LifetimeFields({ input, read, onChange, isDayGiven = false }: Props) {
  const t = useT()
  const locale = useLocale()
  const errorOf = (field: LifetimeField, words: string) =>
    !read.ok && read.wrong.has(field) ? words : null
  const text = (field: LifetimeField) => ({
    name: field,
    value: input[field],
    maxLength: 20,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value }),
  })

  return (
    <div className={css.fields}>
      <LabelledInput
        label={t('cartridgeLifetime.sprays')}
        error={errorOf('sprays', t('cartridgeLifetime.spraysWrong', SPRAYS_A_DAY))}
        {...text('sprays')}
        inputMode="numeric"
      />
      <Field
        label={t('cartridgeLifetime.length')}
        error={errorOf('length', t('cartridgeLifetime.lengthWrong', SPRAY_SECONDS))}
      >
        {(control) => (
          <div className={css.length}>
            <TextInput {...control} {...text('length')} inputMode="decimal" />
            <Select
              name="unit"
              value={input.unit}
              aria-label={t('cartridgeLifetime.unit')}
              options={[
                { value: 's', label: t('cartridgeLifetime.unitSeconds') },
                { value: 'ms', label: t('cartridgeLifetime.unitMilliseconds') },
              ]}
              onChange={(event) => onChange({ unit: event.currentTarget.value })}
            />
          </div>
        )}
      </Field>
      <LabelledInput
        label={t('cartridgeLifetime.strength')}
        error={errorOf('strength', t('cartridgeLifetime.strengthWrong', STRENGTH_PERCENT))}
        {...text('strength')}
        inputMode="numeric"
      />
      {!isDayGiven && (
        <LabelledInput
          label={t('cartridgeLifetime.since')}
          error={errorOf(
            'since',
            t('cartridgeLifetime.sinceWrong', { example: exampleDay(locale) }),
          )}
          {...text('since')}
          type="date"
        />
      )}
    </div>
  )
}

const exampleDay = (locale: Parameters<typeof dayWords>[2]): string =>
  dayWords('2026-11-21', '2026-11-21', locale).whole
