/** What the palette leads to besides orders that are searched for: the areas, and the work that is done most. */
import type { Translate } from '#i18n/translate.ts'
import type { Option } from '#web/ui/select.tsx'

import { AREAS, type AreaName } from '../frame/areas.ts'
import { filterPath } from '../orders/list/order-filter.ts'

export function entriesFor(areas: readonly AreaName[], t: Translate): Option[] {
  const action: [AreaName, Option][] = [
    ['orders', { value: filterPath('confirm'), label: t('adminFrame.goConfirm') }],
    ['orders', { value: filterPath('ship'), label: t('adminFrame.goShip') }],
    ['orders', { value: filterPath('transfers'), label: t('adminFrame.goTransfers') }],
    ['orders', { value: filterPath('refunds'), label: t('adminFrame.goRefunds') }],
    ['statistics', { value: '/admin/statistics?period=months', label: t('adminFrame.goYear') }],
  ]
  return [
    ...areas.map((name) => ({ value: AREAS[name].path, label: t(`adminFrame.area_${name}`) })),
    ...action.flatMap(([area, option]) => (areas.includes(area) ? [option] : [])),
  ]
}
