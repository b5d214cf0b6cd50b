/** The account in facts: who it is, what they were choosing, and whether they get news. */

import { formatPhone } from '#domain/addresses/phone-number.ts'
import { addressLines } from '#domain/shipping/address-lines.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { countryName } from '#domain/shipping/country-names.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { listText } from '#shared/list-text.ts'
import type { Locale } from '#shared/locale.ts'

import { DateTime } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import type { CustomerPageView } from './customer-view.ts'

const WITHOUT_NAME = { name: '', company: '' }

type Props = { customer: CustomerPageView }

export function CustomerDetails({ customer: { account, newest } }: Props) {
  const t = useT()
  const reader = useLocale()
  const { email, emailVerifiedAt, profile, locale, createdAt, hasPassword, accepted } = account
  return (
    <Panel id="account" title={t('adminCustomers.account')}>
      <DescriptionList
        facts={[
          {
            label: t('adminStaff.email'),
            value: <a href={`mailto:${encodeURI(email)}`}>{email}</a>,
          },
          {
            label: t('adminCustomers.verified'),
            value: emailVerifiedAt ? (
              <DateTime at={emailVerifiedAt} isDay />
            ) : (
              t('adminCustomers.not')
            ),
          },
          { label: t('adminStaff.name'), value: profile.name || account.name || newest?.name },
          {
            label: t('adminCustomers.phone'),
            value: formatPhone(profile.phone || (newest?.phone ?? ''), JAPAN),
          },
          { label: t('adminCustomers.company'), value: profile.company || newest?.company },
          { label: t('adminCustomers.country'), value: countryText(profile.country, reader) },
          {
            label: t('adminCustomers.address'),
            value: newest && addressLines(newest.address, reader, WITHOUT_NAME).join('\n'),
          },
          { label: t('adminStaff.language'), value: LOCALE_NAMES[locale] },
          {
            label: t('adminCustomers.signsIn'),
            value: t(hasPassword ? 'adminCustomers.withPassword' : 'adminCustomers.withCode'),
          },
          { label: t('adminCustomers.since'), value: <DateTime at={createdAt} isDay /> },
          {
            label: t('adminCustomers.terms'),
            value: accepted && (
              <>
                {accepted.version}
                {t('ui.separator')}
                <DateTime at={accepted.acceptedAt} isDay />
              </>
            ),
          },
        ].map((fact) => ({ ...fact, value: fact.value ?? null }))}
      />
      {emailVerifiedAt === null && (
        <p className={panel.quiet}>{t('adminCustomers.unverifiedText')}</p>
      )}
    </Panel>
  )
}

/** A code by its name; what was typed otherwise, as it was typed. */
const countryText = (input: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(input) ? countryName(input, locale) : input

export function CustomerDraft({ customer: { draft } }: Props) {
  const t = useT()
  const reader = useLocale()
  if (!draft) return null
  const { kits, refills, selectedCartridges, customerName, orderNotes } = draft
  const scents = selectedCartridges.map(({ serial, quantity }) =>
    t('admin.pieces', { name: serial, count: quantity }),
  )
  return (
    <Panel id="draft" title={t('adminCustomers.draft')}>
      <DescriptionList
        facts={[
          { label: t('adminCustomers.draftSaved'), value: <DateTime at={draft.savedAt} /> },
          { label: t('adminCustomers.draftKits'), value: String(kits) },
          { label: t('adminCustomers.draftRefills'), value: String(refills) },
          { label: t('adminCustomers.draftScents'), value: listText(scents, reader) },
          { label: t('adminStaff.name'), value: customerName },
          { label: t('adminCustomers.draftNotes'), value: orderNotes },
        ]}
      />
    </Panel>
  )
}

export function CustomerNews({ customer: { newsletter, account } }: Props) {
  const t = useT()
  if (account.emailVerifiedAt === null) return null
  return (
    <Panel id="news" title={t('adminCustomers.news')}>
      {newsletter ? (
        <DescriptionList
          facts={[
            {
              label: t('adminCustomers.newsState'),
              value: t(`adminCustomers.news_${newsletter.state}`),
            },
            {
              label: t('adminCustomers.newsAsked'),
              value: <DateTime at={newsletter.requestedAt} />,
            },
            {
              label: t('adminCustomers.newsConfirmed'),
              value: newsletter.confirmedAt && <DateTime at={newsletter.confirmedAt} />,
            },
            {
              label: t('adminCustomers.newsEnded'),
              value: newsletter.endedAt && <DateTime at={newsletter.endedAt} />,
            },
          ]}
        />
      ) : (
        <p className={panel.quiet}>{t('adminCustomers.noNews')}</p>
      )}
    </Panel>
  )
}
