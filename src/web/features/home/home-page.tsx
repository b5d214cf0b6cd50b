/** The home page: one idea for each section, one sentence, one number. */
import { BANK_TRANSFER_HOLD_DAYS, DISPATCH_BUSINESS_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import type { Money } from '#shared/money.ts'

import { ButtonLink } from '../../ui/button.tsx'
import { Hero } from './hero.tsx'
import css from './home-page.module.css'
import { Kit } from './kit.tsx'
import { Picture } from './picture.tsx'
import { DIFFUSIONS, REACH_CM, SCENTS, SPRAY_SECONDS_MAX, SWITCH_SECONDS } from './policy.ts'

export function HomePage({ kitPrice }: { kitPrice: Money }) {
  return (
    <>
      <Hero />
      <Facts />
      <Chambers />
      <Kit price={kitPrice} />
      <Ordering />
    </>
  )
}

function Facts() {
  const t = useT()
  const facts = [
    { value: SWITCH_SECONDS, unit: t('home.factSwitchUnit'), text: t('home.factSwitch') },
    { value: REACH_CM, unit: t('home.factReachUnit'), text: t('home.factReach') },
    { value: DIFFUSIONS, unit: null, text: t('home.factDiffusions') },
    { value: SCENTS, unit: null, text: t('home.factScents') },
  ]

  return (
    <section className="wrap" aria-labelledby="facts">
      <h2 id="facts" className="heard">
        {t('home.factsTitle')}
      </h2>
      <ul className={css.facts}>
        {facts.map(({ value, unit, text }) => (
          <li key={text}>
            <p className={css.number}>
              {t('home.factValue', { value })}
              {unit !== null && <small>{unit}</small>}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chambers() {
  const t = useT()
  return (
    <section id="how-it-works" className={`wrap ${css.section}`}>
      <div className={css.opening}>
        <h2>{t('home.chambersTitle')}</h2>
        <div className={css.telling}>
          <p>{t('home.chambersText', { diffusions: DIFFUSIONS })}</p>
          <p>{t('home.chambersSpray', { seconds: SPRAY_SECONDS_MAX })}</p>
        </div>
      </div>
      <div className={css.panel}>
        <Picture
          name="cartridges"
          alt={t('home.cartridgesAlt')}
          width={1600}
          height={720}
          sizes="(min-width: 90em) 1312px, 100vw"
          className={css.cartridges}
        />
      </div>
    </section>
  )
}

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
    <section className={`wrap ${css.section}`}>
      <div className={css.ordering}>
        <h2>{t('home.stepsTitle')}</h2>
        <div>
          <ol className={css.steps}>
            {steps.map(({ title, text }, position) => (
              <li key={title}>
                <span className={css.ordinal} aria-hidden="true">
                  {position + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ButtonLink to="/order">{t('home.orderKit')}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
