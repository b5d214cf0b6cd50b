import { useEffect, useRef, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import css from './password-field.module.css'

type Props = {
  label?: string
  /** Where another password may be asked for on the same page. */
  id?: string
  kind: 'current-password' | 'new-password'
  hint?: string
  error: string | undefined
  /** It takes the focus when it appears, because the user has just requested it. */
  isFirst?: boolean
}

/** The password can be shown, and may come from a password manager or the clipboard. */
export function PasswordField({
  label: given,
  id = 'password',
  kind,
  hint,
  error,
  isFirst = false,
}: Props) {
  const t = useT()
  const label = given ?? t('account.password')
  const [isShown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])

  return (
    <Field label={label} id={id} hint={hint} error={error} isRequired>
      {(control) => (
        <div className={css.row}>
          <TextInput
            {...control}
            ref={input}
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
            <span className="visually-hidden"> {label}</span>
          </button>
        </div>
      )}
    </Field>
  )
}
