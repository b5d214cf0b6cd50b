/** The company's purpose: why scent as a signal, the history of the device, and what it does not do. */
import {
  CARTRIDGE_DIFFUSIONS,
  LIQUID_DIFFUSIONS,
  SCENT_SWITCH_SECONDS_MIN,
} from '#domain/catalog/devices/device-policy.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { numberText } from '#shared/number-text.ts'
import { About } from '#web/ui/about.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'

import { Picture } from '../../pictures/picture.tsx'
import css from './about-page.module.css'
import { Timeline } from './timeline.tsx'

type Props = { company: string; established: string }

export function AboutPage({ company, established }: Props) {
  return (
    <>
      <PageHeader company={company} />
      <Why />
      <Needs />
      <Origin />
      <Timeline established={established} />
      <Limits />
      <CompanyLinks />
    </>
  )
}

function PageHeader({ company }: Pick<Props, 'company'>) {
  const t = useT()
  return (
    <section className={css.opening} aria-labelledby="about">
      <div className={`wrap ${css.words}`}>
        <h1 id="about" className={css.claim}>
          <span>{t('company.aboutClaimFirst')}</span> <span>{t('company.aboutClaimSecond')}</span>
        </h1>
        <p className={css.lead}>
          {t('company.aboutLead', { company, seconds: SCENT_SWITCH_SECONDS_MIN })}
        </p>
      </div>
      <div className={css.family}>
        <Picture name="family" sizes="(min-width: 60em) 92vw, 150vw" isFirst />
      </div>
    </section>
  )
}

function Why() {
  const t = useT()
  return (
    <section className={`wrap ${css.why}`} aria-labelledby="why">
      <h2 id="why">{t('company.whyTitle')}</h2>
      <div className={css.text}>
        <p>{t('company.whyRoom')}</p>
        <p>{t('company.whySignal')}</p>
      </div>
    </section>
  )
}

function Needs() {
  const t = useT()
  const locale = useLocale()
  const needs = [
    {
      id: 'switch',
      value: t('ui.seconds', { value: SCENT_SWITCH_SECONDS_MIN }),
      text: t('company.needsSwitch'),
    },
    {
      id: 'reach',
      value: t('company.centimetres', { value: deviceOf('aroma-shooter-3').reachCm }),
      text: t('company.needsReach'),
    },
    {
      id: 'last',
      value: <About word={t('ui.about')}>{numberText(CARTRIDGE_DIFFUSIONS, locale)}</About>,
      text: t('company.needsLast', { liquid: LIQUID_DIFFUSIONS }),
    },
  ]
  return (
    <section className={`wrap ${css.needs}`} aria-labelledby="needs">
      <h2 id="needs" className={css.small}>
        {t('company.needsTitle')}
      </h2>
      <ul>
        {needs.map(({ id, value, text }) => (
          <li key={id}>
            <p className={`numeral ${css.number}`}>{value}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Origin() {
  const t = useT()
  return (
    <section className={css.origin} data-theme="night" aria-labelledby="origin">
      <div className={`wrap ${css.stage}`}>
        <div className={css.text}>
          <h2 id="origin">{t('company.originTitle')}</h2>
          <p>{t('company.originMemory')}</p>
          <p>{t('company.originYears')}</p>
        </div>
        <div className={css.device}>
          <Picture name="shooter3-night" sizes="(min-width: 60em) 76vw, 140vw" />
        </div>
      </div>
    </section>
  )
}

function Limits() {
  const t = useT()
  return (
    <section className={css.limits} aria-labelledby="limits">
      <div className="wrap">
        <h2 id="limits">{t('company.limitsTitle')}</h2>
        <ul>
          <li>{t('company.limitsRoom')}</li>
          <li>{t('company.limitsPower')}</li>
          <li>{t('company.limitsQuiet')}</li>
        </ul>
      </div>
    </section>
  )
}

/** Links to other pages about the company. */
function CompanyLinks() {
  const t = useT()
  const links = [
    { to: '/company/profile', word: t('shell.pageProfile'), text: t('company.linksProfile') },
    { to: '/company/news', word: t('shell.pageNews'), text: t('company.linksNews') },
    { to: '/careers', word: t('shell.pageCareers'), text: t('company.linksCareers') },
    { to: '/press-kit', word: t('shell.pagePress'), text: t('company.linksPress') },
  ]
  return <NextLinks title={t('company.links')} links={links} />
}
