/** The privacy policy. Domain facts, section 11.4. */
import { useLocale, useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { Table } from '#web/ui/table.tsx'

import css from '../legal.module.css'
import { LegalPage } from '../legal-page.tsx'
import { LegalPart, Sections } from '../legal-part.tsx'
import { entryOf, type Part } from '../section.ts'
import { StoredSections } from '../stored-sections.tsx'
import { type StoredSection, sectionsIn } from '../stored-text.ts'
import type { LoadedPrivacy } from '../version.ts'
import { VersionChanges } from '../version-changes.tsx'
import { versionDate } from '../version-date.ts'
import { OtherDayCallout, VersionLinks } from '../version-links.tsx'
import { browserStorage, type StorageRow } from './browser-storage.ts'
import { ConsentPart } from './consent-part.tsx'
import { privacyParts, STORAGE_ID } from './privacy-parts.ts'
import { RetentionScale } from './retention-scale.tsx'

const BROWSER_ID = 'cookies'
const PATH = '/privacy-policy'

export function PrivacyPage({ facts }: { facts: LoadedPrivacy }) {
  const t = useT()
  const locale = useLocale()
  const site = useSite()
  const suppliers = {
    card: site.cardProvider.kind,
    captcha: site.captcha.kind,
    isCounted: site.analyticsScript !== null,
  }
  const { before, after } = privacyParts(t, facts, suppliers)
  // The tables of periods and of browser storage always show what the site does now, whatever text is published.
  const stored = facts.text && sectionsIn(facts.text.nodes, 2, 'part').sections

  return (
    <LegalPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      version={t('privacy.version', { date: versionDate(facts.version, locale) })}
      contents={[
        ...(stored ?? before.map(entryOf)),
        { id: BROWSER_ID, title: t('privacy.browserTitle') },
        ...(stored ? [] : after.map(entryOf)),
      ]}
      contentsLabel={t('privacy.contents')}
    >
      <OtherDayCallout {...facts} path={PATH} />
      {facts.text && <VersionChanges {...facts.text} />}
      {stored ? <StoredParts parts={stored} /> : <Parts parts={before} />}
      <LegalPart id={BROWSER_ID} title={t('privacy.browserTitle')}>
        <p className={css.intro}>{t('privacy.browserLead')}</p>
        <StorageTable rows={browserStorage(t, facts, suppliers)} />
        <p className={css.intro}>{t('privacy.browserRefuse')}</p>
        {suppliers.isCounted && <ConsentPart />}
      </LegalPart>
      {!stored && <Parts parts={after} />}
      <VersionLinks {...facts} path={PATH} />
    </LegalPage>
  )
}

const Parts = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ id, title, sections }) => (
    <LegalPart key={id} id={id} title={title}>
      {id === STORAGE_ID && <RetentionScale />}
      <Sections sections={sections} />
    </LegalPart>
  ))

const StoredParts = ({ parts }: { parts: readonly StoredSection[] }) =>
  parts.map(({ id, title, nodes }) => (
    <LegalPart key={id} id={id} title={title}>
      {id === STORAGE_ID && <RetentionScale />}
      <StoredSections {...sectionsIn(nodes, 3, id)} />
    </LegalPart>
  ))

const KINDS = { cookie: 'privacy.kindCookie', storage: 'privacy.kindStorage' } as const

function StorageTable({ rows }: { rows: readonly StorageRow[] }) {
  const t = useT()
  return (
    <div className={css.kept}>
      <Table
        caption={t('privacy.tableCaption')}
        isCaptionHidden
        columns={[t('privacy.columnName'), t('privacy.columnPurpose')]}
      >
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
      </Table>
    </div>
  )
}
