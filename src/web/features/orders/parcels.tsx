import type { OrderDetailWire } from '#contract/orders.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CopyButton } from '../../ui/copy-button.tsx'
import css from './parcels.module.css'

type Props = Pick<OrderDetailWire, 'parcels'>

/** A number leads to the carrier's page where it is of its format; to be typed elsewhere it can be copied. */
export function Parcels({ parcels }: Props) {
  const words = useCopyLabels()
  return (
    <ul className={css.parcels}>
      {parcels.map(({ trackingNumber, trackingUrl }) => (
        <li key={trackingNumber} className={css.tracking}>
          {trackingUrl ? (
            <a href={trackingUrl} className={css.mono}>
              {trackingNumber}
            </a>
          ) : (
            <span className={css.mono}>{trackingNumber}</span>
          )}
          <CopyButton text={trackingNumber} words={words} />
        </li>
      ))}
    </ul>
  )
}
