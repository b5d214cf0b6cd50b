/** The privacy policy. Domain facts, section 11.4. */
import { useLocale, useT } from '#i18n/use-t.ts'

import { useSite } from '../../root-data.ts'
import { Table } from '../../ui/table.tsx'
import { browserKeeps, type Kept } from './browser-keeps.ts'
import { ConsentPart } from './consent-part.tsx'
import css from './legal.module.css'
import { LegalPage } from './legal-page.tsx'
import { LegalPart, Sections } from './legal-part.tsx'
import type { PrivacyFacts } from './privacy-facts.ts'
import { privacyParts } from './privacy-parts.ts'
import { entryOf, type Part } from './section.ts'
import { versionDate } from './version-date.ts'

const BROWSER_ID = 'cookies'

export function PrivacyPage({ facts }: { facts: PrivacyFacts }) {
  const t = useT()
  const locale = useLocale()
  const site = useSite()
  const suppliers = {
    card: site.cardProvider.kind,
    captcha: site.captcha.kind,
    isCounted: site.analyticsScript !== null,
  }
  const { before, after } = privacyParts(t, facts, suppliers)

  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      version={t('privacy.version', { date: versionDate(facts.version, locale) })}
      contents={[
        ...before.map(entryOf),
        { id: BROWSER_ID, title: t('privacy.browserTitle') },
        ...after.map(entryOf),
      ]}
      contentsLabel={t('privacy.contents')}
    >
      <Parts parts={before} />
      <LegalPart id={BROWSER_ID} title={t('privacy.browserTitle')}>
        <p className={css.intro}>{t('privacy.browserLead')}</p>
        <KeptTable rows={browserKeeps(t, facts, suppliers)} />
        <p className={css.intro}>{t('privacy.browserRefuse')}</p>
        {suppliers.isCounted && <ConsentPart />}
      </LegalPart>
      <Parts parts={after} />
    </LegalPage>
  )
}

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ id, title, sections }) => (
    <LegalPart key={id} id={id} title={title}>
      <Sections sections={sections} />
    </LegalPart>
  ))

const KINDS = { cookie: 'privacy.kindCookie', storage: 'privacy.kindStorage' } as const

function KeptTable({ rows }: { rows: readonly Kept[] }) {
  const t = useT()
  return (
    <div className={css.kept}>
      <Table caption={t('privacy.tableCaption')} isCaptionHidden>
        <thead>
          <tr>
            <th scope="col">{t('privacy.columnName')}</th>
            <th scope="col">{t('privacy.columnPurpose')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, kind, purpose, life }) => (
            <tr key={name}>
              <th scope="row">
                <code className={css.name}>{name}</code>
                <span className={css.small}>{t(KINDS[kind])}</span>
              </th>
              <td>
                <p>{purpose}</p>
                <p className={css.small}>{t('privacy.life', { life })}</p>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
