/** The entries of the palette besides orders found by search: the areas, and the most frequent actions. */
import type { Translate } from '#i18n/translate.ts'
import type { Option } from '#web/ui/select.tsx'

import { SECTIONS, type SectionName } from '../frame/sections.ts'
import { filterPath } from '../orders/list/order-filter.ts'

export function entriesFor(sections: readonly SectionName[], t: Translate): Option[] {
  const action: [SectionName, Option][] = [
    ['orders', { value: filterPath('confirm'), label: t('adminFrame.goConfirm') }],
    ['orders', { value: filterPath('ship'), label: t('adminFrame.goShip') }],
    ['orders', { value: filterPath('transfers'), label: t('adminFrame.goTransfers') }],
    ['orders', { value: filterPath('refunds'), label: t('adminFrame.goRefunds') }],
    ['statistics', { value: '/admin/statistics?period=months', label: t('adminFrame.goYear') }],
  ]
  return [
    ...sections.map((name) => ({
      value: SECTIONS[name].path,
      label: t(`adminFrame.area_${name}`),
    })),
    ...action.flatMap(([section, option]) => (sections.includes(section) ? [option] : [])),
  ]
}
