/** A tab before the browser has read the draft, which the server does not have. Its heading is in the frame. Decision 0048. */
import { useT } from '#i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import css from './checkout-skeleton.module.css'

export function TabSkeleton() {
  const t = useT()
  return <Skeleton label={t('ui.loading')} shape="page" />
}

export function PreCheckoutSkeleton() {
  const t = useT()
  return (
    <>
      <h2>{t('order.preCheckoutQuestion')}</h2>
      <Skeleton label={t('ui.loading')} lines={6} />
      <p className={css.label}>{t('order.preCheckoutAccept')} *</p>
      <TabSkeleton />
    </>
  )
}
