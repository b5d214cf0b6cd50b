/** To whom a document is made out, and in which language. */
import { useId } from 'react'

import { HONORIFICS } from '#domain/orders/documents/documents.ts'
import { ADDRESSEE_LENGTH_MAX, PROVISO_LENGTH_MAX } from '#domain/orders/policy.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { isLocale, LOCALES } from '#shared/locale.ts'
import { HONORIFIC_NAMES } from '#web/labels/document-names.ts'

import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea, TextInput } from '../../ui/text-input.tsx'
import type { Addressed } from './addressed.ts'
import css from './documents.module.css'

type Props = {
  value: Addressed
  onChange: (value: Addressed) => void
  hint: string
  /** Only a receipt says what the money was for, and only an estimate what it is about. */
  purpose: 'proviso' | 'subject' | null
}

export function AddressedFields({ value, onChange, hint, purpose }: Props) {
  const t = useT()
  const id = useId()
  const change = (part: Partial<Addressed>) => onChange({ ...value, ...part })
  return (
    <div className={css.fields}>
      <Field label={t('documents.addressee')} hint={hint} id={`${id}-addressee`}>
        {(control) => (
          <TextArea
            {...control}
            name="addressee"
            autoComplete="organization"
            rows={3}
            maxLength={ADDRESSEE_LENGTH_MAX}
            value={value.addressee}
            onChange={({ currentTarget }) => change({ addressee: currentTarget.value })}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field label={t('documents.honorific')} id={`${id}-honorific`}>
          {(control) => (
            <Select
              {...control}
              name="honorific"
              value={value.honorific}
              options={HONORIFICS.map((it) => ({ value: it, label: t(HONORIFIC_NAMES[it]) }))}
              onChange={({ currentTarget }) =>
                change({ honorific: HONORIFICS.find((it) => it === currentTarget.value) ?? 'none' })
              }
            />
          )}
        </Field>
        <Field label={t('documents.language')} id={`${id}-language`}>
          {(control) => (
            <Select
              {...control}
              name="language"
              value={value.locale}
              options={LOCALES.map((it) => ({ value: it, label: LOCALE_NAMES[it] }))}
              onChange={({ currentTarget: { value: chosen } }) =>
                isLocale(chosen) && change({ locale: chosen })
              }
            />
          )}
        </Field>
      </div>
      {purpose && (
        <Field
          label={t(`documents.${purpose}`)}
          hint={t(`documents.${purpose}Hint`)}
          id={`${id}-${purpose}`}
        >
          {(control) => (
            <TextInput
              {...control}
              name={purpose}
              maxLength={PROVISO_LENGTH_MAX}
              value={value[purpose]}
              onChange={({ currentTarget }) => change({ [purpose]: currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
