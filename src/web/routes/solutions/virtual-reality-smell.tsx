/** Scent in VR and entertainment. Spec §1 "Solutions", §2. */
import { CHAMBERS, INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'
import { VrPage } from '#web/features/solutions/vr/vr-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

export const handle = { header: 'night' }

export const meta = pageMeta((t) => ({
  title: t('solutions.vrTitle'),
  description: t('solutions.vrDescription', { count: CHAMBERS, max: INTENSITY_PERCENT_MAX }),
  picture: 'aroma-shooter-wearable-3',
}))

export default VrPage
