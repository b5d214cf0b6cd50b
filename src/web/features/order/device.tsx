/** A serial number tells whether the plate type must be sent. Spec §1 "plate-type cartridge". */
import { useId, useState } from 'react'

import { needsPlateCartridge, parseDeviceSerial } from '#domain/catalog/serial.ts'
import { useT } from '#i18n/use-t.ts'

import { Field } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { FIELD_IDS } from './faults.ts'
import { changeDevice, type Pack } from './pack.ts'
import css from './sdks.module.css'

const SERIAL_LENGTH_MAX = 40

type Props = { pack: Pack; platePrefix: string }

export function Device({ pack, platePrefix }: Props) {
  const t = useT()
  const titleId = useId()
  const [isLeft, setLeft] = useState(false)
  const typed = pack.draft.deviceSerial
  const serial = parseDeviceSerial(typed)
  const isWrong = isLeft && typed.trim() !== '' && serial === null

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('order.deviceTitle')}</h2>
      <div className={css.device}>
        <Field
          id={FIELD_IDS.device}
          label={t('order.deviceSerial')}
          hint={t('order.deviceSerialHint')}
          error={isWrong ? t('order.deviceSerialInvalid') : null}
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              maxLength={SERIAL_LENGTH_MAX}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => changeDevice(event.currentTarget.value)}
              onFocus={() => setLeft(false)}
              onBlur={() => setLeft(true)}
            />
          )}
        </Field>
        <div aria-live="polite">
          {serial !== null && (
            <Note tone="info">
              {needsPlateCartridge(serial, platePrefix)
                ? t('order.devicePlate')
                : t('order.deviceStandard')}
            </Note>
          )}
        </div>
      </div>
    </section>
  )
}
