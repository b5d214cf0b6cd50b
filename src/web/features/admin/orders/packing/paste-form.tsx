/** Order numbers and tracking numbers as they come from a spreadsheet or a carrier. */
import { BATCH_ORDERS_MAX } from '#domain/orders/batches/batch.ts'
import { useT } from '#i18n/use-t.ts'
import { FormFrame } from '#web/features/admin/forms/form-frame.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { LabelledTextArea } from '#web/ui/labelled-control.tsx'

import { LeftOutLines } from './left-out-lines.tsx'
import css from './packing.module.css'
import type { PackingAnswer } from './packing.ts'

type Props = { answer: Extract<PackingAnswer, { kind: 'list' }> | undefined }

export function PasteForm({ answer }: Props) {
  const t = useT()
  const message = answer && t(`adminOrders.paste_${answer.error}`, { max: BATCH_ORDERS_MAX })
  const errors = message === undefined ? [] : [{ fieldId: 'list', message }]
  return (
    <details className={css.paste} open={answer !== undefined}>
      <summary>{t('adminOrders.pasteTitle')}</summary>
      {answer && <LeftOutLines leftOut={answer.leftOut} />}
      <FormFrame
        action="read_list"
        text={t('adminOrders.pasteText')}
        submit={t('adminOrders.pasteRead')}
        formErrors={
          <ErrorSummary
            title={t('ui.errorSummary', { count: errors.length })}
            errors={errors}
            answer={answer}
          />
        }
        hasErrors={errors.length > 0}
      >
        <div className={css.wide}>
          <LabelledTextArea
            label={t('adminOrders.pasteLabel')}
            error={message ?? null}
            isRequired
            name="list"
            rows={6}
            defaultValue={answer?.pasted ?? ''}
            autoComplete="off"
            spellCheck={false}
          />
        </div>
      </FormFrame>
    </details>
  )
}
