/** Extras, collapsed: SDKs, and the device that the cartridges are for. A part with an error opens by itself. */
import { type ReactNode, useId, useState } from 'react'

import { packageCount } from '#domain/cart/packaging.ts'
import { SDK_MAX_PER_ORDER } from '#domain/cart/policy.ts'
import { compatibilityOf, SERIAL_LENGTH_MAX } from '#domain/catalog/compatibility/compatibility.ts'
import { parseDeviceSerial } from '#domain/catalog/serial.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import type { Builder } from '../builder.ts'
import { changeDevice, type Pack, toggleSdk } from '../pack.ts'
import { FIELD_IDS } from '../validate-pack.ts'
import css from './pack-panel.module.css'

/** What fits the device that is typed; another part of the site knows, and the route puts it here. */
export type ShowCompatibility = (asked: {
  input: string
  chosen: readonly string[]
  isTyping: boolean
}) => ReactNode

type Props = { builder: Builder; pack: Pack; showCompatibility: ShowCompatibility }

export const Extras = ({ builder, pack, showCompatibility }: Props) => (
  <div className={css.extras}>
    <Sdks sdks={builder.sdks} pack={pack} />
    <Device pack={pack} showCompatibility={showCompatibility} />
  </div>
)

/** One SDK for every package, three at most in an order. Spec §5 "Packaging". */
function Sdks({ sdks, pack }: { sdks: Builder['sdks']; pack: Pack }) {
  const t = useT()
  const hintId = useId()
  const { draft, sdksLeft, sdksAllowed } = pack
  const chosen = draft.selectedSDK
  const excess = packageCount(chosen) - sdksAllowed
  const state =
    excess > 0
      ? t('order.sdkExceeded', { excess })
      : t('order.sdkState', { chosen: packageCount(chosen), allowed: sdksAllowed })

  return (
    <Extra title={t('order.sdkTitle')} state={state} isWrong={excess > 0}>
      <p id={hintId}>{t('order.sdkHint', { max: SDK_MAX_PER_ORDER })}</p>
      <fieldset
        id={FIELD_IDS.sdks}
        tabIndex={-1}
        className={css.choices}
        aria-label={t('order.sdkTitle')}
        aria-describedby={hintId}
      >
        {[...sdks, ...unofferedOf(chosen, sdks)].map(({ slug, name }) => {
          const isChosen = chosen.some((sdk) => sdk.slug === slug)
          return (
            <Checkbox
              key={slug}
              label={name}
              checked={isChosen}
              disabled={!isChosen && sdksLeft === 0}
              onChange={(event) => toggleSdk(slug, event.currentTarget.checked)}
            />
          )
        })}
      </fieldset>
      <div aria-live="polite">
        {excess > 0 ? (
          <Callout tone="danger">{t('order.sdkExceeded', { excess })}</Callout>
        ) : (
          <p>{t('order.sdkRemaining', { count: sdksLeft })}</p>
        )}
      </div>
    </Extra>
  )
}

/** Selected once, and no longer to be had: shown so that it can be taken out. */
const unofferedOf = (chosen: readonly { slug: string }[], offered: readonly { slug: string }[]) =>
  chosen
    .filter(({ slug }) => !offered.some((sdk) => sdk.slug === slug))
    .map(({ slug }) => ({ slug, name: slug }))

/** A serial number tells what fits, and whether the plate type must be sent. Spec §1 "plate-type cartridge". */
function Device({ pack, showCompatibility }: { pack: Pack; showCompatibility: ShowCompatibility }) {
  const t = useT()
  const [isLeft, setLeft] = useState(true)
  const input = pack.draft.deviceSerial
  const serial = parseDeviceSerial(input)
  const { status } = compatibilityOf(input, '')
  const isWrong = isLeft && status === 'incomplete'
  const hasWarning = isLeft && status === 'unknown'

  return (
    <Extra
      title={t('order.deviceTitle')}
      state={input || t('order.optional')}
      isWrong={isWrong || hasWarning}
    >
      <Field
        id={FIELD_IDS.device}
        label={t('order.deviceSerial')}
        hint={t('order.deviceSerialHint')}
        error={isWrong ? t('order.deviceSerialInvalid') : null}
      >
        {(control) => (
          <TextInput
            {...control}
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
        )}
      </Field>
      <div className={css.fit} aria-live="polite">
        {showCompatibility({
          input,
          chosen: pack.draft.selectedSDK.map(({ slug }) => slug),
          isTyping: !isLeft,
        })}
      </div>
    </Extra>
  )
}

type ExtraProps = { title: string; state: string; isWrong: boolean; children: ReactNode }

function Extra({ title, state, isWrong, children }: ExtraProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      data-wrong={isWrong || undefined}
    >
      <summary>
        {title}
        <span>{state}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className={css.extra}>{children}</div>
    </details>
  )
}
