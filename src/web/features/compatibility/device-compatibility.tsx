/** Below the field of the pack builder: what will be sent to the owner of this device. */
import { compatibilityOf } from '#domain/catalog/compatibility/compatibility.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { plateMonth } from '#web/labels/plate-month.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { CompatibilityData } from './compatibility-data.ts'
import { CompatibilityWarning } from './compatibility-warning.tsx'

type Props = {
  data: CompatibilityData
  input: string
  /** The SDKs chosen for it, by slug. */
  chosen: readonly string[]
  /** No errors while typing. */
  isTyping: boolean
}

export function DeviceCompatibility({ data, input, chosen, isTyping }: Props) {
  const t = useT()
  const month = plateMonth(useLocale())
  const found = compatibilityOf(input, data.platePrefix)
  if (found.status === 'not_asked') return null
  if (found.status !== 'known') {
    if (isTyping) return null
    return (
      <>
        <CompatibilityWarning found={found} data={data} />
        {found.status === 'unknown' && <p>{t('compatibility.sendUnknown')}</p>}
      </>
    )
  }

  const device = data.names[found.device]
  const others = chosen.filter((slug) => !found.sdks.some((sdk) => sdk.slug === slug))
  const names = others.map((slug) => data.sdks[slug] ?? slug)
  return (
    <>
      {found.cartridge === 'plate' ? (
        <Callout tone="info" title={t('compatibility.sendPlate', { device })}>
          <p>
            {t('compatibility.rowEarlier', { month })}: {t('compatibility.earlierDoesNotFit')}
          </p>
        </Callout>
      ) : (
        <Callout tone="info" title={t('compatibility.sendStandard', { device })} />
      )}
      {others.length > 0 && (
        <Callout tone="warn">{t('compatibility.sdksDoNotFit', { names })}</Callout>
      )}
    </>
  )
}
