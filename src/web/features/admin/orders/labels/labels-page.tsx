/** Address labels to cut out, twelve to a sheet, and the files for a carrier's software. */
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'

import { LABEL_DESTINATIONS } from '#domain/orders/fulfilment/label.ts'
import { DELIVERY_TIME_NAMES } from '#i18n/delivery-time-text.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { listText } from '#shared/list-text.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'
import { OrderNote } from '#web/features/admin/parts/orders/order-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import layout from '../../parts/form-layout.module.css'
import { labelsAddress } from './label-address.ts'
import type { Label } from './label-view.ts'
import css from './labels.module.css'
import type { Labels } from './labels.server.ts'

export function LabelsPage({
  labels,
  labelRequest,
  notes,
  skipped,
  rewritten,
  fileReady,
}: Labels & {
  /** The address of the requested file. */
  fileReady: ReactNode
}) {
  const t = useT()
  if (labels.length === 0) {
    const isNoneSelected = skipped.length === 0
    return (
      <>
        <EmptyState
          title={t(isNoneSelected ? 'adminOrders.labelsNone' : 'adminOrders.labelsAllSkipped')}
        >
          <ActionLink to="/admin/orders">{t('admin.backToOrders')}</ActionLink>
        </EmptyState>
        <Held skipped={skipped} labelRequest={labelRequest} />
      </>
    )
  }
  return (
    <>
      <div className={css.head}>
        {fileReady}
        <p>{t('adminOrders.labelsText')}</p>
        <Held skipped={skipped} labelRequest={labelRequest} />
        <Notes notes={notes} />
        <Rewritten rewritten={rewritten} />
        <Files labels={labels} labelRequest={labelRequest} />
      </div>
      <LabelSheet labels={labels} />
    </>
  )
}

export function LabelSheet({ labels }: Pick<Labels, 'labels'>) {
  return (
    <ul className={css.sheet}>
      {labels.map((label) => (
        <Sticker key={label.number} label={label} />
      ))}
    </ul>
  )
}

/** Which orders have no label here, and why. */
function Held({ skipped, labelRequest }: Pick<Labels, 'skipped' | 'labelRequest'>) {
  const t = useT()
  const isSentSkipped = skipped.some(({ why }) => why === 'sent')
  return (
    <>
      {skipped.length > 0 && (
        <Callout tone="warn" title={t('adminOrders.labelsSkipped')}>
          {skipped.map(({ why, numbers }) => (
            <p key={why}>{t(`adminOrders.labelsSkipped_${why}`, { numbers })}</p>
          ))}
          {isSentSkipped && (
            <Link to={labelsAddress({ ...labelRequest, takesSent: true })}>
              {t('adminOrders.labelsTakeSent')}
            </Link>
          )}
        </Callout>
      )}
      {labelRequest.takesSent && (
        <p>
          {t('adminOrders.labelsSentTaken')}{' '}
          <Link to={labelsAddress({ ...labelRequest, takesSent: false })}>
            {t('adminOrders.labelsLeaveSent')}
          </Link>
        </p>
      )}
    </>
  )
}

function Notes({ notes }: Pick<Labels, 'notes'>) {
  return notes.map(({ number, notes }) => (
    <div key={number}>
      <span className="code">{number}</span>
      <OrderNote notes={notes} />
    </div>
  ))
}

function Rewritten({ rewritten }: Pick<Labels, 'rewritten'>) {
  const t = useT()
  const locale = useLocale()
  if (rewritten.length === 0) return null
  return (
    <Callout tone="warn" title={t('adminOrders.labelsRewritten')}>
      <p>{t('adminOrders.labelsRewrittenText')}</p>
      <ul>
        {rewritten.map(({ number, signs }) => (
          <li key={number}>
            <span className="code">{number}</span>{' '}
            {listText(
              signs.map(({ sign, written }) => `${sign} → ${written}`),
              locale,
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function Files({ labels, labelRequest }: Pick<Labels, 'labels' | 'labelRequest'>) {
  const t = useT()
  const offered = LABEL_DESTINATIONS.filter((one) =>
    labels.some((label) => label.destination === one),
  )
  return (
    <Form
      method="post"
      action={labelsAddress(labelRequest)}
      className={css.files}
      preventScrollReset
    >
      <input type="hidden" name="intent" value="take_labels" />
      <p>{t('adminOrders.labelsFilesText')}</p>
      <div className={layout.buttons}>
        <span className={css.print}>
          <Button size="small" onClick={() => window.print()}>
            {t('adminOrders.labelsPrint')}
          </Button>
        </span>
        {offered.map((destination) => (
          <Button
            key={destination}
            type="submit"
            name="for"
            value={destination}
            variant="outline"
            size="small"
          >
            {t(`adminOrders.labels_${destination}`)}
          </Button>
        ))}
      </div>
    </Form>
  )
}

/** Japan writes the name below the address, the post abroad reads it above. */
function Sticker({ label }: { label: Label }) {
  const t = useT()
  const isHome = label.destination === 'japan'
  const address = label.address.map((line) => <span key={line}>{line}</span>)
  return (
    <li className={css.label} lang={isHome ? 'ja' : 'en'}>
      <div className={css.to}>
        {isHome && address}
        {isHome && label.company && <span>{label.company}</span>}
        <strong>{label.name}</strong>
        {!isHome && label.company && <span>{label.company}</span>}
        {!isHome && address}
        <span>{label.phone}</span>
        {label.deliveryTime && <span>{t(DELIVERY_TIME_NAMES[label.deliveryTime])}</span>}
      </div>
      <div className={css.from}>
        {label.sender.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>
          <span className="code">{label.number}</span>{' '}
          {t('adminOrders.labelParcel', { count: label.parcels })}
        </span>
      </div>
    </li>
  )
}
