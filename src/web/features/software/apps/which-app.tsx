/** The apps in rows: what each runs on, and how it reaches the device. */
import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import { type App, LINKS, REQUIREMENTS } from './app.ts'

export function WhichApp({ apps }: { apps: readonly App[] }) {
  const t = useT()
  const rows = [
    ...apps.map(({ slug, name }) => ({
      name,
      system: REQUIREMENTS[slug].join(t('ui.listSeparator')),
      link: linkNames(LINKS[slug], t),
    })),
    {
      name: t('shell.pageWebPlayer'),
      system: t('software.webSystem'),
      link: t('software.webLink'),
    },
  ]
  return (
    <Section id="which" title={t('software.whichTitle')} background="white">
      <Table
        caption={t('software.appsTitle')}
        isCaptionHidden
        columns={[t('software.columnApp'), t('software.needSystem'), t('software.needLink')]}
      >
        {rows.map(({ name, system, link }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{system}</td>
            <td>{link}</td>
          </tr>
        ))}
      </Table>
    </Section>
  )
}
