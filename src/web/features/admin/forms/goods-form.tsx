/** Forms about goods share their words: stock, the catalogue, prices, countries and fees. */
import type { ComponentProps } from 'react'

import { isEntryField } from '#domain/catalog/entry.ts'
import { useT } from '#i18n/use-t.ts'

import type { ActionInput } from './action.ts'
import { ActionForm, useFields } from './action-form.tsx'
import { FormErrors } from './form-errors.tsx'
import type { GoodsErrors, GoodsFieldError } from './goods-errors.ts'

type Props = ComponentProps<typeof ActionForm<GoodsFieldError>>

export function GoodsForm(form: Props) {
  return <ActionForm heading="h2" {...form} textOf={useSummaryText()} params={NO_NAMES} />
}

/** The errors of a page whose fields are one table. */
export function GoodsFormErrors({ errors }: { errors: GoodsErrors | undefined }) {
  return (
    <FormErrors errors={errors} textOf={useSummaryText()} params={errors?.params ?? NO_NAMES} />
  )
}

const NO_NAMES = { serial: '', name: '' }

export function useGoodsFields(
  action: string,
  errors: GoodsErrors | undefined,
  current: ActionInput,
) {
  const t = useT()
  const nowText = (text: string) =>
    t('adminCatalog.standsNow', { text: text || t('adminCatalog.nothing') })
  return useFields(action, errors, current, { textOf: useErrorText(), nowText })
}

/** Several fields may need the same: the summary says which. */
function useSummaryText(): (error: GoodsFieldError) => string {
  const t = useT()
  const textOf = useErrorText()
  return (error) => {
    const words = textOf(error)
    if (!isEntryField(error.field)) return words
    return t('adminCatalog.inField', { field: t(`adminCatalog.field_${error.field}`), words })
  }
}

function useErrorText(): (error: GoodsFieldError) => string {
  const t = useT()
  return ({ code, row }) => {
    const words = t(`adminCatalog.error_${code}`)
    return row ? t('adminCatalog.inRow', { row, words }) : words
  }
}
