import { BANK_TRANSFER_HOLD_DAYS, DISPATCH_BUSINESS_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Steps } from '#web/ui/steps.tsx'

import css from './ordering.module.css'

/** What happens after a choice, in the order it happens. */
export function Ordering() {
  const t = useT()
  const steps = [
    { title: t('home.stepChoose'), text: t('home.stepChooseText') },
    { title: t('home.stepPay'), text: t('home.stepPayText', { days: BANK_TRANSFER_HOLD_DAYS }) },
    {
      title: t('home.stepConfirm'),
      text: t('home.stepConfirmText', { days: DISPATCH_BUSINESS_DAYS }),
    },
  ]

  return (
    <section className={`wrap ${css.section}`} aria-labelledby="ordering">
      <h2 id="ordering">{t('home.stepsTitle')}</h2>
      <Steps steps={steps} />
    </section>
  )
}
