import { useState } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import css from './password-field.module.css'

type Props = {
  label?: string
  kind: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
}

/** What is typed can be looked at, and comes from a password manager or the clipboard as well. */
export function PasswordField({ label: given, kind, hint, error }: Props) {
  const t = useT()
  const label = given ?? t('account.password')
  const [isShown, setShown] = useState(false)

  return (
    <Field label={label} id="password" hint={hint} error={error} isRequired>
      {(control) => (
        <div className={css.row}>
          <TextInput
            {...control}
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete={kind}
            autoCapitalize="none"
            spellCheck={false}
          />
          <button
            type="button"
            className={css.toggle}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t('account.hidePassword') : t('account.showPassword')}
            <span className="heard"> {label}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
