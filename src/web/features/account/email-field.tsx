import { useT } from '#i18n/use-t.ts'

import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'

/** `email` is what was typed before, when the visitor comes back to it. */
export function EmailField({ email = '', error }: { email?: string; error: string | undefined }) {
  const t = useT()
  return (
    <Field label={t('account.email')} id="email" error={error} isRequired>
      {(control) => (
        <TextInput
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={email}
        />
      )}
    </Field>
  )
}
