/** To whom a document is made out, and in which language. */
import { useId } from 'react'

import { HONORIFICS } from '#domain/orders/documents/documents.ts'
import { ADDRESSEE_LENGTH_MAX, PROVISO_LENGTH_MAX } from '#domain/orders/policy.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { isLocale, LOCALES } from '#shared/locale.ts'
import { HONORIFIC_NAMES } from '#web/labels/document-names.ts'

import { LabelledInput, LabelledSelect, LabelledTextArea } from '../../ui/labelled-control.tsx'
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
      <LabelledTextArea
        label={t('documents.addressee')}
        hint={hint}
        id={`${id}-addressee`}
        name="addressee"
        autoComplete="organization"
        rows={3}
        maxLength={ADDRESSEE_LENGTH_MAX}
        value={value.addressee}
        onChange={({ currentTarget }) => change({ addressee: currentTarget.value })}
      />
      <div className={css.pair}>
        <LabelledSelect
          label={t('documents.honorific')}
          id={`${id}-honorific`}
          name="honorific"
          value={value.honorific}
          options={HONORIFICS.map((it) => ({ value: it, label: t(HONORIFIC_NAMES[it]) }))}
          onChange={({ currentTarget }) =>
            change({ honorific: HONORIFICS.find((it) => it === currentTarget.value) ?? 'none' })
          }
        />
        <LabelledSelect
          label={t('documents.language')}
          id={`${id}-language`}
          name="language"
          value={value.locale}
          options={LOCALES.map((it) => ({ value: it, label: LOCALE_NAMES[it] }))}
          onChange={({ currentTarget: { value: chosen } }) =>
            isLocale(chosen) && change({ locale: chosen })
          }
        />
      </div>
      {purpose && (
        <LabelledInput
          label={t(`documents.${purpose}`)}
          hint={t(`documents.${purpose}Hint`)}
          id={`${id}-${purpose}`}
          name={purpose}
          maxLength={PROVISO_LENGTH_MAX}
          value={value[purpose]}
          onChange={({ currentTarget }) => change({ [purpose]: currentTarget.value })}
        />
      )}
    </div>
  )
}
