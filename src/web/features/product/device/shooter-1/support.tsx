/** What owners of a device that is no longer sold still get, and what works with their variant. */
import { sdksOver } from '#domain/catalog/compatibility/sdk-links.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

/** `sdks`: the names of those in the catalogue, by slug. */
export function Support({ sdks }: { sdks: Record<string, string> }) {
  const t = useT()
  const { links, serial } = deviceOf('aroma-shooter-1')
  const variants = links.map((link) => ({
    link,
    sdks: sdksOver([link]).flatMap(({ slug }) => sdks[slug]?.replaceAll(' ', '\u00A0') ?? []),
  }))
  return (
    <Section
      id="support"
      title={t('devices.supportTitle')}
      intro={t('devices.supportText', { prefix: serial?.prefix ?? '' })}
      background="white"
    >
      <Table
        caption={t('devices.variantsCaption')}
        columns={[t('devices.variant'), t('compatibility.rowSdks')]}
      >
        {variants.map(({ link, sdks }) => (
          <tr key={link}>
            <th scope="row">{linkNames([link], t)}</th>
            <td>
              {sdks.length > 0 ? sdks.join(t('ui.listSeparator')) : t('devices.variantWithoutSdk')}
            </td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
