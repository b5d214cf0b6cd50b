/** Warns buyers in a shop that takes test cards instead of money. Decision 0036. */
import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { Callout } from '#web/ui/callout.tsx'

export function NoMoneyCallout() {
  const t = useT()
  const { cardProvider } = useSite()
  // The sandbox's own form says so next to its fields.
  if (cardProvider.kind !== 'stripe' || !cardProvider.isTest) return null
  return (
    <Callout tone="warn" title={t('checkout.noMoneyTitle')}>
      <p>{t('checkout.noMoneyText')}</p>
    </Callout>
  )
}
