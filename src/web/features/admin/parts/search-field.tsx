import { TextInput } from '#web/ui/text-input.tsx'

type Props = {
  /** Its name in the address. */
  name: string
  label: string
  hint?: string
  input: string
  lengthMax: number
}

/** What is looked for in a list, as the address has it. Its label is inside, so that the list begins sooner. */
export function SearchField({ name, label, hint = label, input, lengthMax }: Props) {
  return (
    <TextInput
      id={name}
      type="search"
      name={name}
      aria-label={label}
      aria-description={hint === label ? undefined : hint}
      placeholder={hint}
      autoComplete="off"
      spellCheck={false}
      maxLength={lengthMax}
      defaultValue={input}
    />
  )
}
