/** What an order contains, before and after it is placed: packages, the scent of each chamber, SDKs and the device. */
import type { ComponentProps } from 'react'

import { useT } from '#i18n/use-t.ts'

import { deviceLine, sdkLine } from '../../labels/contents-lines.ts'
import css from './contents.module.css'
import { PackedScents } from './packed-scents.tsx'

type Props = Pick<ComponentProps<typeof PackedScents>, 'packages' | 'scentOf'> & {
  lines: readonly { id: string; name: string; quantity: number }[]
  sdks: readonly string[]
  /** Empty where none was given. */
  deviceSerial: string
  needsPlate: boolean
  /** About the chambers. */
  note?: string | null
}

export function Contents({ lines, packages, scentOf, sdks, ...device }: Props) {
  const t = useT()
  const { deviceSerial, needsPlate, note } = device
  return (
    <>
      <ul className={css.packages}>
        {lines.map(({ id, name, quantity }) => (
          <li key={id}>{t('checkout.timesOf', { name, count: quantity })}</li>
        ))}
      </ul>
      <PackedScents
        packages={packages}
        productName={(productId) => lines.find(({ id }) => id === productId)?.name ?? productId}
        scentOf={scentOf}
      />
      {note && <p className={css.quiet}>{note}</p>}
      <p className={css.quiet}>{sdkLine(t, sdks)}</p>
      {deviceSerial !== '' && (
        <p className={css.quiet}>{deviceLine(t, deviceSerial, needsPlate)}</p>
      )}
    </>
  )
}
