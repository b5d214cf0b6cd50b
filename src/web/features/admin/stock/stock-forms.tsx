import type { Stock } from '#domain/catalog/stock/list-stock.server.ts'
import { SALES_RATE_DAYS, STAFF_REASONS } from '#domain/catalog/stock/stock-reasons.ts'
import { useT } from '#i18n/use-t.ts'

import { TextAreaField, TextField } from '../forms/action-form.tsx'
import type { GoodsErrors } from '../forms/goods-errors.ts'
import { GoodsForm, useGoodsFields } from '../forms/goods-form.tsx'
import { SelectField } from '../forms/select-field.tsx'
import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'

/** `formKey` names this one filling-in: sent twice, it counts once. */
type Keyed = { formKey: string; errors: GoodsErrors | undefined }

/** A delivery of many cartridges at once, typed or pasted from a sheet. */
export function DeliveryForm({ formKey, errors }: Keyed) {
  const t = useT()
  const filled = useGoodsFields('receive_stock', errors, {})
  return (
    <Panel>
      <GoodsForm
        action="receive_stock"
        errors={errors}
        hidden={{ key: formKey }}
        title={t('adminStock.deliveryTitle')}
        text={t('adminStock.deliveryText')}
        submit={t('adminStock.deliverySubmit')}
        close={t('adminStock.close')}
      >
        <div className={layout.fields}>
          <TextAreaField
            label={t('adminStock.lines')}
            hint={t('adminStock.linesHint')}
            state={filled('lines')}
            isRequired
            rows={8}
            spellCheck={false}
          />
        </div>
        <NoteField state={filled('note')} />
      </GoodsForm>
    </Panel>
  )
}

export function AdjustForm({ stock, formKey, errors }: Keyed & { stock: Stock }) {
  const t = useT()
  const filled = useGoodsFields('adjust_stock', errors, {})
  return (
    <Panel>
      <GoodsForm
        action="adjust_stock"
        errors={errors}
        hidden={{ key: formKey }}
        revision={String(stock.onHand)}
        title={t('adminStock.adjustTitle')}
        text={t('adminStock.adjustText')}
        submit={t('adminStock.adjustSubmit')}
      >
        <div className={layout.fields}>
          <SelectField
            name="reason"
            label={t('adminStock.reason')}
            isRequired
            defaultValue={filled('reason').value || 'arrived'}
            options={STAFF_REASONS.map((value) => ({
              value,
              label: t(`adminStock.choose_${value}`),
            }))}
          />
          <TextField
            label={t('adminStock.quantity')}
            state={filled('quantity')}
            inputMode="numeric"
            maxLength={9}
            isRequired
          />
        </div>
        <NoteField state={filled('note')} />
      </GoodsForm>
    </Panel>
  )
}

export function LeadTimeForm({ stock, errors }: { stock: Stock; errors: GoodsErrors | undefined }) {
  const t = useT()
  const leadTimeDays = stock.leadTimeDays === null ? '' : String(stock.leadTimeDays)
  const filled = useGoodsFields('set_lead_time', errors, { leadTimeDays })
  return (
    <Panel>
      <GoodsForm
        key={leadTimeDays}
        action="set_lead_time"
        errors={errors}
        revision={leadTimeDays}
        title={t('adminStock.leadTimeTitle')}
        text={t('adminStock.leadTimeText', { days: SALES_RATE_DAYS })}
        submit={t('adminStock.leadTimeSubmit')}
      >
        <div className={layout.fields}>
          <TextField
            label={t('adminStock.leadTimeDays')}
            state={filled('leadTimeDays')}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
      </GoodsForm>
    </Panel>
  )
}

function NoteField({ state }: { state: ReturnType<ReturnType<typeof useGoodsFields>> }) {
  const t = useT()
  return (
    <div className={layout.fields}>
      <TextField label={t('adminStock.note')} state={state} maxLength={200} />
    </div>
  )
}
