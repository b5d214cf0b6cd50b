/** How many of several things: an input for each, from zero. */
import { FieldError } from '#web/ui/field.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import type { ActionInput } from '../forms/action.ts'
import layout from '../parts/form-layout.module.css'
import { type PiecesField, pieceField } from './pieces-fields.ts'

type Props = {
  field: PiecesField
  legend: string
  hint?: string
  pieces: readonly { code: string; name: string; hint: string; most: number }[]
  /** What was typed before. */
  input: ActionInput | undefined
  error: string | null | undefined
}

/** The first input has the id of the field, where an error leads. */
export function PiecesFields({ field, legend, hint, pieces, input, error }: Props) {
  const errorId = `${field}-error`
  if (pieces.length === 0) return null
  return (
    <fieldset className={layout.group} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {hint && <p>{hint}</p>}
      <div className={layout.pieces}>
        {pieces.map(({ code, name, hint, most }, at) => (
          <LabelledInput
            key={code}
            id={at === 0 ? field : undefined}
            label={name}
            hint={hint}
            type="number"
            inputMode="numeric"
            autoComplete="off"
            name={pieceField(field, code)}
            min={0}
            max={most}
            defaultValue={input?.[pieceField(field, code)] || '0'}
            aria-invalid={error ? true : undefined}
          />
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
