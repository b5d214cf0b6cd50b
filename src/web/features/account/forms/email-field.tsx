import { useEffect, useRef } from 'react'

import { useT } from '#i18n/use-t.ts'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

type Props = {
  /** What was typed before, when the visitor comes back to it. */
  email?: string
  label?: string
  hint?: string
  error: string | undefined
  /** It takes the focus when it appears, because the user has just requested it. */
  isFirst?: boolean
}

export function EmailField({ email = '', label, hint, error, isFirst = false }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (isFirst) input.current?.focus()
  }, [isFirst])

  return (
    <LabelledInput
      label={label ?? t('account.email')}
      hint={hint}
      error={error}
      isRequired
      ref={input}
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      defaultValue={email}
    />
  )
}
