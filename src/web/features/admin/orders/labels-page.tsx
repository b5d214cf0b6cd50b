/** Addresses to cut out and stick on, twelve to a sheet, and the files for a carrier's program. */
import { useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Note } from '../../../ui/note.tsx'
import css from './labels.module.css'
import type { Label } from './shown-label.ts'

type Props = {
  labels: readonly Label[]
  ids: readonly string[]
  /** Orders whose file for Japan would lose a letter. */
  unwritable: readonly string[]
}

export function LabelsPage({ labels, ids, unwritable }: Props) {
  const t = useT()
  if (labels.length === 0) {
    return (
      <EmptyState title={t('adminOrders.labelsNone')}>
        <ButtonLink to="/admin/orders" variant="outline" size="small">
          {t('admin.backToOrders')}
        </ButtonLink>
      </EmptyState>
    )
  }

  const chosen = new URLSearchParams(ids.map((id) => ['id', id]))
  const isSome = (isForJapan: boolean) => labels.some((label) => label.isForJapan === isForJapan)
  return (
    <>
      <div className={css.head}>
        <p>{t('adminOrders.labelsText')}</p>
        {unwritable.length > 0 && (
          <Note tone="warn">
            <p>{t('adminOrders.labelsUnwritable', { numbers: unwritable.join(', ') })}</p>
          </Note>
        )}
        <div className={css.buttons}>
          <Button size="small" onClick={() => window.print()}>
            {t('adminOrders.labelsPrint')}
          </Button>
          {isSome(true) && (
            <ButtonLink
              to={`/admin/orders/labels.csv?for=japan&${chosen}`}
              reloadDocument
              variant="outline"
              size="small"
            >
              {t('adminOrders.labelsDomestic')}
            </ButtonLink>
          )}
          {isSome(false) && (
            <ButtonLink
              to={`/admin/orders/labels.csv?for=abroad&${chosen}`}
              reloadDocument
              variant="outline"
              size="small"
            >
              {t('adminOrders.labelsAbroad')}
            </ButtonLink>
          )}
        </div>
      </div>
      <ul className={css.sheet}>
        {labels.map((label) => (
          <Sticker key={label.number} label={label} />
        ))}
      </ul>
    </>
  )
}

function Sticker({ label }: { label: Label }) {
  const t = useT()
  return (
    <li className={css.label} lang={label.isForJapan ? 'ja' : 'en'}>
      <div className={css.to}>
        {label.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        {label.company && <span>{label.company}</span>}
        <strong>{label.name}</strong>
        <span>{label.phone}</span>
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
