import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import css from './platforms.module.css'
import { type Sdk, sdkFactsOf } from './sdk.ts'
import { SdkPrice } from './sdk-price.tsx'

/** What there is, as a table of words. */
export function Platforms({ sdks }: { sdks: readonly Sdk[] }) {
  const t = useT()
  return (
    <Section
      id="platforms"
      title={t('software.platformsTitle')}
      intro={t('software.platformsText')}
    >
      <div className={css.frame}>
        <Table
          caption={t('software.platformsCaption')}
          isCaptionHidden
          columns={[
            t('software.columnName'),
            t('software.columnPlatform'),
            t('software.columnLink'),
            t('software.columnDevices'),
            t('software.columnVersion'),
            { text: t('software.columnPrice'), isNumber: true },
          ]}
        >
          {sdks.map((sdk) => (
            <Row key={sdk.slug} sdk={sdk} />
          ))}
        </Table>
      </div>
    </Section>
  )
}

function Row({ sdk: { slug, name, platform, version, prices } }: { sdk: Sdk }) {
  const t = useT()
  const facts = sdkFactsOf(slug)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-cell="platform">{platform}</td>
      <td data-cell="link">{facts && linkNames(facts.links, t)}</td>
      <td data-cell="devices">{facts && t(facts.devices)}</td>
      <td data-cell="version" className="code">
        {version}
      </td>
      <td data-cell="price" data-number>
        <SdkPrice prices={prices} />
      </td>
    </tr>
  )
}
