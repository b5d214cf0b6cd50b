import type { Stock } from '#domain/catalog/stock/list-stock.server.ts'
import { SALES_RATE_DAYS, STAFF_REASONS } from '#domain/catalog/stock/stock-reasons.ts'
import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-input.tsx'

import { type CatalogErrors, revisionOf } from '../catalog/catalog-action.ts'
import { CatalogForm, LineField, useFilled } from '../catalog/catalog-form.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'

/** `formKey` names this one filling-in: sent twice, it counts once. */
type Keyed = { formKey: string; refused: CatalogErrors | undefined }

/** A delivery of many cartridges at once, typed or pasted from a sheet. */
export function DeliveryForm({ formKey, refused }: Keyed) {
  const t = useT()
  const filled = useFilled('receive_stock', refused, {})
  const lines = filled('lines')
  return (
    <section className={panel.panel}>
      <CatalogForm
        action="receive_stock"
        refused={refused}
        hidden={{ key: formKey }}
        title={t('adminStock.deliveryTitle')}
        text={t('adminStock.deliveryText')}
        submit={t('adminStock.deliverySubmit')}
        close={t('adminStock.close')}
      >
        <div className={layout.fields}>
          <Field
            id="lines"
            label={t('adminStock.lines')}
            hint={t('adminStock.linesHint')}
            error={lines.error}
            isRequired
          >
            {(control) => (
              <TextArea
                {...control}
                name="lines"
                rows={8}
                autoComplete="off"
                spellCheck={false}
                defaultValue={lines.value}
              />
            )}
          </Field>
        </div>
        <NoteField filled={filled('note')} />
      </CatalogForm>
    </section>
  )
}

export function AdjustForm({ stock, formKey, refused }: Keyed & { stock: Stock }) {
  const t = useT()
  const filled = useFilled('adjust_stock', refused, {})
  const mine = refused?.action === 'adjust_stock' ? refused : undefined
  const reason = mine?.input.reason
  return (
    <section className={panel.panel}>
      <CatalogForm
        action="adjust_stock"
        refused={refused}
        hidden={{ key: formKey, revision: revisionOf(mine, String(stock.onHand)) }}
        title={t('adminStock.adjustTitle')}
        text={t('adminStock.adjustText')}
        submit={t('adminStock.adjustSubmit')}
      >
        <div className={layout.fields}>
          <Field id="reason" label={t('adminStock.reason')} isRequired>
            {(control) => (
              <Select
                {...control}
                name="reason"
                autoComplete="off"
                defaultValue={reason ?? 'arrived'}
                options={STAFF_REASONS.map((value) => ({
                  value,
                  label: t(`adminStock.choose_${value}`),
                }))}
              />
            )}
          </Field>
          <LineField
            name="quantity"
            label={t('adminStock.quantity')}
            filled={filled('quantity')}
            inputMode="numeric"
            maxLength={9}
            isRequired
          />
        </div>
        <NoteField filled={filled('note')} />
      </CatalogForm>
    </section>
  )
}

export function LeadTimeForm({
  stock,
  refused,
}: {
  stock: Stock
  refused: CatalogErrors | undefined
}) {
  const t = useT()
  const leadTimeDays = stock.leadTimeDays === null ? '' : String(stock.leadTimeDays)
  const filled = useFilled('set_lead_time', refused, { leadTimeDays })
  const mine = refused?.action === 'set_lead_time' ? refused : undefined
  return (
    <section className={panel.panel}>
      <CatalogForm
        key={leadTimeDays}
        action="set_lead_time"
        refused={refused}
        hidden={{ knownLeadTime: revisionOf(mine, leadTimeDays, 'knownLeadTime') }}
        title={t('adminStock.leadTimeTitle')}
        text={t('adminStock.leadTimeText', { days: SALES_RATE_DAYS })}
        submit={t('adminStock.leadTimeSubmit')}
      >
        <div className={layout.fields}>
          <LineField
            name="leadTimeDays"
            label={t('adminStock.leadTimeDays')}
            filled={filled('leadTimeDays')}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
      </CatalogForm>
    </section>
  )
}

function NoteField({ filled }: { filled: ReturnType<ReturnType<typeof useFilled>> }) {
  const t = useT()
  return (
    <div className={layout.fields}>
      <LineField name="note" label={t('adminStock.note')} filled={filled} maxLength={200} />
    </div>
  )
}
