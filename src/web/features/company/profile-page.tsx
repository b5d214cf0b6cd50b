/** The company in facts; what a setting leaves empty is left out. */

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import type { Translate } from '#i18n/translate.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { formatMoney, money } from '#shared/money.ts'
import { TelephoneLink } from '#web/ui/telephone-link.tsx'
import { Unbroken } from '#web/ui/unbroken.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { type Company, monthIn } from './company.ts'
import css from './profile-page.module.css'

export function ProfilePage({ company }: { company: Company }) {
  const t = useT()
  const locale = useLocale()
  return (
    <div className={`wrap page ${css.page}`}>
      <h1>{t('company.profileTitle')}</h1>
      <div className={css.sheet}>
        <Facts facts={factsOf(company, locale, t)} />
        <div className={css.write}>
          <ButtonLink to="/contact" variant="outline">
            {t('company.profileWrite')}
          </ButtonLink>
          <p>{t('company.profileReply', { days: REPLY_BUSINESS_DAYS })}</p>
        </div>
      </div>
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
    { id: 'business', label: t('company.profileBusiness'), value: <Business /> },
    { id: 'bank', label: t('company.profileBank'), value: company.bank },
    { id: 'invoice', label: t('company.profileInvoice'), value: company.invoiceNumber },
  ]
}

function Business() {
  const t = useT()
  return (
    <ul>
      <li>{t('company.businessDevices')}</li>
      <li>{t('company.businessSoftware')}</li>
      <li>{t('company.businessSignage')}</li>
      <li>{t('company.businessProjects')}</li>
    </ul>
  )
}
