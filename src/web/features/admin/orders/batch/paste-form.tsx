/** Order numbers and tracking numbers as they come from a spreadsheet or a carrier. */
import { useMemo } from 'react'

import { BATCH_ORDERS_MAX } from '#domain/orders/batches/batch.ts'
import { useT } from '#i18n/use-t.ts'
import { FormFrame } from '#web/features/admin/forms/form-frame.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import css from './batch.module.css'
import type { ListErrors, NewBatchAnswer } from './batch-action.ts'

const NAMED_MAX = 10

type Props = { answer: Extract<NewBatchAnswer, { kind: 'list' }> | undefined }

export function PasteForm({ answer }: Props) {
  const t = useT()
  const textsOf = useListErrorTexts()
  const errors = useMemo(
    () => (answer ? textsOf(answer.errors) : []).map((message) => ({ fieldId: 'list', message })),
    [answer, textsOf],
  )
  return (
    <div className={css.wide}>
      <FormFrame
        action="read_list"
        heading="h2"
        title={t('adminOrders.pasteTitle')}
        text={t('adminOrders.pasteText')}
        submit={t('adminOrders.pasteRead')}
        formErrors={
          <ErrorSummary title={t('ui.errorSummary', { count: errors.length })} errors={errors} />
        }
        hasErrors={errors.length > 0}
      >
        <div className={css.wide}>
          <Field
            id="list"
            label={t('adminOrders.pasteLabel')}
            error={errors.map(({ message }) => message).join(' ') || null}
            isRequired
          >
            {(control) => (
              <TextArea
                {...control}
                name="list"
                rows={10}
                defaultValue={answer?.pasted ?? ''}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        </div>
      </FormFrame>
    </div>
  )
}

function useListErrorTexts(): (errors: ListErrors) => string[] {
  const t = useT()
  return useMemo(
    () =>
      ({ isEmpty, isTooLong, wrongLines, unknown, twice }) => [
        ...(isEmpty ? [t('adminOrders.pasteEmpty')] : []),
        ...(isTooLong ? [t('adminOrders.pasteLong', { max: BATCH_ORDERS_MAX })] : []),
        ...(wrongLines.length > 0
          ? [t('adminOrders.pasteLines', { lines: named(wrongLines) })]
          : []),
        ...(unknown.length > 0 ? [t('adminOrders.pasteUnknown', { numbers: named(unknown) })] : []),
        ...(twice.length > 0 ? [t('adminOrders.pasteTwice', { numbers: named(twice) })] : []),
      ],
    [t],
  )
}

const named = (things: readonly (string | number)[]): string =>
  things.slice(0, NAMED_MAX).join(', ') + (things.length > NAMED_MAX ? ' …' : '')
