/** The documents that an order has now, for requests by e-mail or telephone. */
import { Form } from 'react-router'

import { addresseeOf, HONORIFICS, honorificOf } from '#domain/orders/documents/documents.ts'
import { ADDRESSEE_LENGTH_MAX, PROVISO_LENGTH_MAX } from '#domain/orders/policy.ts'
import { buyerOf } from '#domain/orders/recipient.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { LOCALES } from '#shared/locale.ts'
import layout from '#web/features/admin/parts/form-layout.module.css'
import { Panel } from '#web/features/admin/parts/panel.tsx'
import { documentName, HONORIFIC_NAMES } from '#web/labels/document-names.ts'
import { Button } from '#web/ui/button.tsx'
import { LabelledInput, LabelledSelect, LabelledTextArea } from '#web/ui/labelled-control.tsx'

import type { OrderDetail } from '../order-detail.server.ts'
import css from './order-documents.module.css'

/** A plain form: the document opens in a window of its own, and this page stays. */
export function OrderDocuments({ detail: { order, documents } }: { detail: OrderDetail }) {
  const t = useT()
  return (
    <Panel id="documents" title={t('documents.title')}>
      <Form
        method="post"
        action={`/admin/orders/${order.id}/documents`}
        target="_blank"
        reloadDocument
        className={layout.form}
      >
        <div className={layout.buttons}>
          {documents.map((kind) => (
            <Button
              key={kind}
              type="submit"
              name="kind"
              value={kind}
              variant="outline"
              size="small"
            >
              {t(documentName(kind, order.status))}
            </Button>
          ))}
        </div>
        <details className={css.more}>
          <summary>{t('documents.options')}</summary>
          <Addressed order={order} />
          {documents.includes('receipt') && <p>{t('documents.reissueNote')}</p>}
        </details>
      </Form>
    </Panel>
  )
}

/** Filled as the buyer's own page fills it. */
function Addressed({ order }: Pick<OrderDetail, 'order'>) {
  const t = useT()
  return (
    <div className={layout.fields}>
      <LabelledTextArea
        label={t('documents.addressee')}
        hint={t('documents.addresseeHint')}
        name="addressee"
        autoComplete="off"
        rows={3}
        maxLength={ADDRESSEE_LENGTH_MAX}
        placeholder={addresseeOf(buyerOf(order))}
      />
      <LabelledSelect
        label={t('documents.honorific')}
        name="honorific"
        defaultValue={honorificOf(buyerOf(order))}
        options={HONORIFICS.map((it) => ({ value: it, label: t(HONORIFIC_NAMES[it]) }))}
      />
      <LabelledSelect
        label={t('documents.language')}
        name="language"
        defaultValue={order.locale}
        options={LOCALES.map((it) => ({ value: it, label: LOCALE_NAMES[it] }))}
      />
      <LabelledInput
        label={t('documents.proviso')}
        hint={t('documents.provisoHint')}
        name="proviso"
        autoComplete="off"
        maxLength={PROVISO_LENGTH_MAX}
      />
    </div>
  )
}
