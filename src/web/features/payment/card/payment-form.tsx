/** Card payment: one contract, and one form for each processor, loaded on demand. */
import { lazy, Suspense } from 'react'

import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

import type { PaymentFormProps } from './payment-contract.ts'

const SandboxForm = lazy(() => import('./sandbox-form.tsx'))
const StripeForm = lazy(() => import('./stripe-form.tsx'))

export function PaymentForm(props: PaymentFormProps) {
  const t = useT()
  const { cardProvider } = useSite()

  return (
    <Suspense fallback={<Skeleton label={t('ui.loading')} shape="page" />}>
      {cardProvider.kind === 'sandbox' ? (
        <SandboxForm {...props} provider={cardProvider} />
      ) : (
        <StripeForm {...props} publishableKey={cardProvider.publishableKey} />
      )}
    </Suspense>
  )
}
