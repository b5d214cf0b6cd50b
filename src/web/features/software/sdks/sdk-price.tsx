import { useT } from '#i18n/use-t.ts'
import { RegionalPrice } from '#web/prices/regional.tsx'

import type { Sdk } from './sdk.ts'

export function SdkPrice({ prices }: Pick<Sdk, 'prices'>) {
  const t = useT()
  if (prices === null) return t('software.free')
  return <RegionalPrice prices={prices} note={t('ui.taxIncluded')} />
}
