/** Order numbers and tracking numbers as they come from a spreadsheet or a carrier. */
import { useMemo } from 'react'

import { BATCH_ORDERS_MAX } from '#domain/orders/batches/batch.ts'
import { useT } from '#i18n/use-t.ts'
import { FormFrame } from '#web/features/admin/forms/form-frame.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import css from './batch.module.css'
import type { NewBatchAnswer } from './batch-action.ts'
import { LeftOutLines } from './left-out-lines.tsx'

type Props = { answer: Extract<NewBatchAnswer, { kind: 'list' }> | undefined }

export function PasteForm({ answer }: Props) {
  const t = useT()
  const errors = useMemo(() => {
    if (!answer) return []
    const message = t(`adminOrders.paste_${answer.error}`, { max: BATCH_ORDERS_MAX })
    return [{ fieldId: 'list', message }]
  }, [answer, t])
  return (
    <div className={css.wide}>
      {answer && <LeftOutLines leftOut={answer.leftOut} />}
      <FormFrame
        action="read_list"
        to="?do=ship"
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
            error={errors[0]?.message ?? null}
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
