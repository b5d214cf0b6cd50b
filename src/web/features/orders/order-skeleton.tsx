/** One order before it is loaded: the server does not know who asks. Decision 0048. */
import { useT } from '#i18n/use-t.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function OrderSkeleton() {
  const t = useT()
  return (
    <>
      <h1>{t('checkout.orderTitle')}</h1>
      <p>{t('checkout.loadingOrder')}</p>
      <Skeleton label={t('ui.loading')} shape="page" />
    </>
  )
}
