/** The device that the cartridges of a refill pack are for, collapsed; with an error it opens by itself. */
import { type ReactNode, useState } from 'react'

import { compatibilityOf, SERIAL_LENGTH_MAX } from '#domain/catalog/compatibility/compatibility.ts'
import { parseDeviceSerial } from '#domain/catalog/serial.ts'
import { useT } from '#i18n/use-t.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { changeDevice, type Pack } from '../pack.ts'
import { FIELD_IDS } from '../validate-pack.ts'
import css from './pack-panel.module.css'

/** What fits the device that is typed; another part of the site knows, and the route puts it here. */
export type ShowCompatibility = (device: {
  input: string
  chosen: readonly string[]
  isTyping: boolean
}) => ReactNode

type Props = { pack: Pack; showCompatibility: ShowCompatibility }

/** A serial number decides what fits, and whether the plate type must be sent. Spec §1 "plate-type cartridge". */
export function DevicePart({ pack, showCompatibility }: Props) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const [isLeft, setLeft] = useState(true)
  const input = pack.draft.deviceSerial
  const serial = parseDeviceSerial(input)
  const { status } = compatibilityOf(input, '')
  const isWrong = isLeft && status === 'incomplete'
  const hasWarning = isLeft && status === 'unknown'
  // The cartridges of a kit are for its own device.
  if (pack.draft.refills === 0 && input === '') return null

  return (
    <details
      className={css.device}
      open={isOpen || isWrong || hasWarning}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-wrong={isWrong || hasWarning || undefined}
    >
      <summary>
        {t('order.deviceTitle')}
        <span>{input || t('order.optional')}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={css.extra}>
        <LabelledInput
          id={FIELD_IDS.device}
          label={t('order.deviceSerial')}
          hint={t('order.deviceSerialHint')}
          error={isWrong ? t('order.deviceSerialInvalid') : null}
          value={input}
          maxLength={SERIAL_LENGTH_MAX}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => changeDevice(event.currentTarget.value)}
          onFocus={() => setLeft(false)}
          onBlur={() => {
            setLeft(true)
            if (serial !== null && serial !== input) changeDevice(serial)
          }}
        />
        <div className={css.fit} aria-live="polite">
          {showCompatibility({
            input,
            chosen: pack.draft.selectedSDK.map(({ slug }) => slug),
            isTyping: !isLeft,
          })}
        </div>
      </div>
    </details>
  )
}
