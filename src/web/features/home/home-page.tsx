/** The home page: one idea for each section, one sentence, one number. Spec §2. */
import { BANK_TRANSFER_HOLD_DAYS, DISPATCH_BUSINESS_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Steps } from '#web/ui/steps.tsx'

import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { Kit } from './kit.tsx'
import { LineUp } from './line-up.tsx'
import { Night } from './night.tsx'
import css from './ordering.module.css'
import { Places } from './places.tsx'
import { Scents } from './scents.tsx'

export function HomePage({ home }: { home: HomeData }) {
  return (
    <>
      <Hero background={home.background} scents={home.hero} />
      <Facts />
      <Scents featured={home.featured} sets={home.sets} />
      <Night />
      <LineUp devices={home.devices} />
      <Places simPrices={home.simPrices} />
      <Kit prices={home.kitPrices} />
      <Ordering />
    </>
  )
}

/** What happens after a choice, in the order it happens. */
function Ordering() {
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
