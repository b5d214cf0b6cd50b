import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

type Props = {
  /** Its name in the address. */
  name: string
  label: string
  hint?: string
  input: string
  lengthMax: number
}

/** What is looked for in a list, as the address has it. */
export function SearchField({ name, label, hint, input, lengthMax }: Props) {
  return (
    <Field id={name} label={label} hint={hint}>
      {(control) => (
        <TextInput
          {...control}
          type="search"
          name={name}
          autoComplete="off"
          spellCheck={false}
          maxLength={lengthMax}
          defaultValue={input}
        />
      )}
    </Field>
  )
}
