/** The company in facts; what a setting leaves empty is left out. */

import { Link } from 'react-router'

import { CHAMBERS, SCENT_SWITCH_SECONDS_MIN } from '#domain/catalog/devices/device-policy.ts'
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'
import { FigureShape } from '#web/figures/figure.tsx'
import { useSite } from '#web/root-data.ts'
import { Lead } from '#web/ui/page-header.tsx'
import { TelephoneLink } from '#web/ui/telephone-link.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

import { Picture } from '../../pictures/picture.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type Company, type HeadOffice, monthIn } from './company.ts'
import { PrefectureMap } from './prefecture-map.tsx'
import css from './profile-page.module.css'

type Props = { company: Company; headOffice: HeadOffice | null }

export function ProfilePage({ company, headOffice }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.opening}>
        <h1>{t('company.profileTitle')}</h1>
        <Lead>
          {t('company.boilerplateShort', {
            company: useSite().name,
            chambers: CHAMBERS,
            seconds: SCENT_SWITCH_SECONDS_MIN,
          })}
        </Lead>
      </header>
      <div className={css.sheet}>
        <Facts facts={factsOf(company, locale, t)} />
        <div className={css.write}>
          <ButtonLink to="/contact" variant="outline">
            {t('company.profileWrite')}
          </ButtonLink>
          <p>{t('company.profileReply', { days: REPLY_BUSINESS_DAYS })}</p>
        </div>
      </div>
      <aside className={css.aside}>
        {headOffice && <PrefectureMap {...headOffice} />}
        <Story />
      </aside>
      <Business />
    </div>
  )
}

function factsOf(company: Company, locale: Locale, t: Translate): Fact[] {
  const { capitalYen, staff, telephone, email } = company
  return [
    {
      id: 'name',
      label: t('company.profileName'),
      value: company.legalName,
      isStrong: true,
    },
    {
      id: 'representative',
      label: t('company.profileRepresentative'),
      value: company.representative,
    },
    {
      id: 'established',
      label: t('company.profileEstablished'),
      value: monthIn(company.established, locale),
    },
    {
      id: 'capital',
      label: t('company.profileCapital'),
      value: capitalYen === null ? null : formatMoney(money(capitalYen, 'jpy'), locale),
    },
    {
      id: 'staff',
      label: t('company.profileStaff'),
      value: staff === null ? null : t('company.profileStaffCount', { count: staff }),
    },
    {
      id: 'address',
      label: t('company.profileAddress'),
      value: company.address && <Unbroken text={company.address} />,
    },
    {
      id: 'telephone',
      label: t('company.profileTelephone'),
      value: telephone && <TelephoneLink telephone={telephone} />,
    },
    {
      id: 'email',
      label: t('company.profileEmail'),
      value: email && <a href={`mailto:${email}`}>{email}</a>,
    },
    { id: 'bank', label: t('company.profileBank'), value: company.bank },
    { id: 'invoice', label: t('company.profileInvoice'), value: company.invoiceNumber },
  ]
}

/** How it began, in a picture that leads to the whole story. */
function Story() {
  const t = useT()
  return (
    <div className={css.story} data-theme="night">
      <Picture name="shooter3-night" alt="" sizes="(min-width: 60em) 28rem, 100vw" />
      <Link to="/company/about" className={css.began}>
        {t('company.originTitle')}
        <Icon name="arrow-right" size={20} />
      </Link>
    </div>
  )
}

const BUSINESS = [
  { to: '/products/aroma-shooter-3', figure: 'shooter3', word: 'company.businessDevices' },
  { to: '/software/sdk', figure: 'request', word: 'company.businessSoftware' },
  { to: '/solutions/aroma-signage', figure: 'scene-signage', word: 'company.businessSignage' },
  { to: '/solutions/arts-and-science', figure: 'scene-lab', word: 'company.businessProjects' },
] as const

function Business() {
  const t = useT()
  return (
    <section className={css.business} aria-labelledby="business">
      <h2 id="business">{t('company.profileBusiness')}</h2>
      <ul>
        {BUSINESS.map(({ to, figure, word }) => (
          <li key={to}>
            <FigureShape name={figure} sizes="(min-width: 60em) 20rem, 50vw" isSmall />
            <Link to={to} className={css.link}>
              {t(word)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
