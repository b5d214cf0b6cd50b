/** All that fits a device whose number is known: cartridges first, then what drives it. */
import type { Fitting } from '#domain/catalog/compatibility/compatibility.ts'
import {
  CARTRIDGE_LIFE_MONTHS,
  INTENSITY_PERCENT_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { plateMonth } from '#web/labels/plate-month.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'

import css from './compatibility.module.css'
import type { CompatibilityData } from './compatibility-data.ts'

type Props = { found: Fitting; data: CompatibilityData }

const PICTURE_OF = { standard: 'cartridge', plate: 'plate-cartridge' } as const

export function CompatibilityAnswer({ found, data }: Props) {
  const t = useT()
  const { serial, cartridge } = found
  const picture = PICTURE_OF[cartridge]
  return (
    <div className={css.answer}>
      <div className={css.verdict}>
        <Picture name={picture} sizes="9rem" />
        <p>
          {t(cartridge === 'plate' ? 'compatibility.answerPlate' : 'compatibility.answerStandard', {
            serial,
          })}
        </p>
        <div className={css.actions}>
          <ButtonLink to={`/order?${new URLSearchParams({ device: serial })}`} size="small">
            {t('compatibility.orderCartridges')}
          </ButtonLink>
          <ButtonLink to="/software/sdk" size="small" variant="outline">
            {t('compatibility.seeSdks')}
          </ButtonLink>
        </div>
      </div>
      <Facts facts={useFacts(found, data)} />
    </div>
  )
}

function useFacts(found: Fitting, { names, sdks }: CompatibilityData): Fact[] {
  const t = useT()
  const month = plateMonth(useLocale())
  const calls = {
    simple: t('compatibility.callSimple'),
    intensity: t('compatibility.callIntensity', PERCENT),
  }
  const drivers = found.sdks.flatMap(({ slug }) => sdks[slug] ?? [])
  return [
    { id: 'device', label: t('compatibility.rowDevice'), value: names[found.device] },
    {
      id: 'earlier',
      label: t('compatibility.rowEarlier', { month }),
      value: found.isFittedByEarlier
        ? t('compatibility.earlierFits', { months: CARTRIDGE_LIFE_MONTHS })
        : t('compatibility.earlierDoesNotFit'),
    },
    {
      id: 'calls',
      label: t('compatibility.rowCalls'),
      value: found.calls.map((call) => calls[call]).join(t('ui.listSeparator')),
    },
    {
      id: 'sdks',
      label: t('compatibility.rowSdks'),
      value: <Sdks found={found} names={drivers} />,
    },
    { id: 'http', label: t('compatibility.rowHttp'), value: <Http found={found} /> },
  ]
}

const PERCENT = { min: 0, max: INTENSITY_PERCENT_MAX }

function Sdks({ found, names }: { found: Fitting; names: readonly string[] }) {
  const t = useT()
  const { links } = deviceOf(found.device)
  return (
    <>
      <p>{names.join(t('ui.listSeparator'))}</p>
      {found.isOneLinkByVariant && (
        <p>{t('compatibility.sdksByVariant', { links: linkNames(links, t) })}</p>
      )}
    </>
  )
}

function Http({ found: { httpApi } }: { found: Fitting }) {
  const t = useT()
  if (httpApi === null) return t('compatibility.httpNone')
  return (
    <>
      <p>{t('compatibility.httpPort', { port: String(httpApi.port) })}</p>
      {httpApi.families.map(({ path, firmwareFrom }) => (
        <p key={path}>
          {firmwareFrom === null
            ? t('compatibility.httpAlways', { path })
            : t('compatibility.httpFrom', { path, firmware: firmwareFrom })}
        </p>
      ))}
    </>
  )
}
