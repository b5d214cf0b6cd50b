/** A form of these pages: what it does, what was wrong with it, and what stands there now when somebody else was faster. */
import { type ReactNode, useCallback } from 'react'

import { isEntryField } from '#domain/catalog/entry.ts'
import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { fieldErrors, Refusal } from '../forms/form-errors.tsx'
import { FormFrame, type FrameProps } from '../forms/form-frame.tsx'
import type { ActionInput, CatalogAction, CatalogErrors, FieldError } from './catalog-action.ts'

type Props = FrameProps & {
  action: CatalogAction
  refused: CatalogErrors | undefined
  hidden?: Record<string, string>
  heading?: 'h2' | 'h3'
}

export function CatalogForm({ refused, heading = 'h2', ...frame }: Props) {
  const mine = refused?.action === frame.action ? refused : undefined
  return (
    <FormFrame
      {...frame}
      heading={heading}
      refusal={<CatalogRefusal refused={mine} />}
      isRefused={mine !== undefined}
    />
  )
}

export function CatalogRefusal({ refused }: { refused: CatalogErrors | undefined }) {
  const t = useT()
  const wordsOf = useErrorWords()
  // Several fields may want the same: the summary says which.
  const textOf = useCallback(
    (error: FieldError) => {
      const words = wordsOf(error)
      if (!isEntryField(error.field)) return words
      return t('adminCatalog.inField', { field: t(`adminCatalog.field_${error.field}`), words })
    },
    [t, wordsOf],
  )
  return (
    <Refusal
      refused={refused}
      textOf={textOf}
      params={{ serial: refused?.names ?? '', name: '' }}
    />
  )
}

function useErrorWords(): (error: FieldError) => string {
  const t = useT()
  return useCallback(
    ({ code, row }) => {
      const words = t(`adminCatalog.error_${code}`)
      return row ? t('adminCatalog.inRow', { row, words }) : words
    },
    [t],
  )
}

export type Filled = { value: string; error: string | null; now: string | null }

/** What stands in a field: what was typed after a refusal, else what is so. `now` tells what somebody else made of it. */
export function useFilled(
  action: CatalogAction,
  refused: CatalogErrors | undefined,
  current: ActionInput,
): (field: string) => Filled {
  const t = useT()
  const wordsOf = useErrorWords()
  const mine = refused?.action === action ? refused : undefined
  const errorOf = fieldErrors({ refused: mine, textOf: wordsOf })
  return (field) => {
    const stands = current[field] ?? ''
    const value = mine ? (mine.input[field] ?? '') : stands
    // A field that begins empty whatever is so, as a new price does, has nothing that somebody else could have changed.
    const isKept = Object.hasOwn(current, field)
    const isOvertaken = isKept && mine?.code === 'edit_conflict' && value !== stands
    return {
      value,
      error: errorOf(field),
      now: isOvertaken
        ? t('adminCatalog.standsNow', { text: stands || t('adminCatalog.nothing') })
        : null,
    }
  }
}

type LineProps = {
  name: string
  label: ReactNode
  filled: Filled
  hint?: ReactNode
  isRequired?: boolean
  maxLength?: number
  inputMode?: 'numeric' | 'decimal'
  type?: 'text' | 'datetime-local'
  lang?: 'en' | 'ja' | 'ko'
}

/** One line of text, with the hint or what stands there now. */
export function LineField({ name, label, filled, hint, isRequired, ...control }: LineProps) {
  return (
    <Field
      id={name}
      label={label}
      hint={filled.now ?? hint}
      error={filled.error}
      isRequired={isRequired}
    >
      {(wiring) => (
        <TextInput
          {...wiring}
          {...control}
          name={name}
          autoComplete="off"
          defaultValue={filled.value}
        />
      )}
    </Field>
  )
}
