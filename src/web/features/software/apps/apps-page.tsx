/** All apps, each with the thing it does in sight. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { linkNames } from '#web/labels/link-names.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Seal } from '#web/scents/seal.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { Section } from '#web/ui/section.tsx'
import { Table } from '#web/ui/table.tsx'

import { type DeckScent, percentIn } from '../deck.ts'
import { Fader } from '../fader.tsx'
import { Film } from '../film.tsx'
import { NextBand } from '../next-band.tsx'
import { type App, type AppSlug, LINKS, REQUIREMENTS } from './app.ts'
import css from './apps-page.module.css'
import { WifiSheet } from './wifi-sheet.tsx'

type Props = { apps: readonly App[]; scents: readonly DeckScent[] }

export function AppsPage({ apps, scents }: Props) {
  const t = useT()
  return (
    <>
      <div className={`wrap ${css.page}`}>
        <div className={css.opening}>
          <PageHeader claim={t('software.appsHeading')} isAcross>
            <Lead>{t('software.appsLead')}</Lead>
          </PageHeader>
        </div>
        <ul className={css.apps}>
          {apps.map((app) => (
            <Panel key={app.slug} app={app}>
              {OBJECTS[app.slug](scents)}
            </Panel>
          ))}
          <Web />
        </ul>
      </div>
      <WhichApp apps={apps} />
      <NextBand
        title={t('software.ownTitle')}
        text={t('software.ownText')}
        link={{ to: '/software/sdk', label: t('software.ownSee') }}
      />
    </>
  )
}

function Panel({ app, children }: { app: App; children: ReactNode }) {
  const t = useT()
  const { slug, name, tagline, platforms } = app
  return (
    <li className={css.panel} data-app={slug}>
      <div className={css.words}>
        <h2>
          <Link to={`/software/apps/${slug}`}>{name}</Link>
        </h2>
        <p className={css.tagline}>{tagline}</p>
        <p className={css.platforms}>
          {platforms.join(t('ui.listSeparator'))}
          <Icon name="arrow-right" />
        </p>
      </div>
      <div>{children}</div>
    </li>
  )
}

function Web() {
  const t = useT()
  return (
    <li className={css.web} data-theme="night">
      <h2>{t('software.webTitle')}</h2>
      <p className={css.tagline}>{t('software.webText')}</p>
      <ButtonLink to="/software/player">{t('software.webOpen')}</ButtonLink>
    </li>
  )
}

const OBJECTS = {
  'aroma-shooter': () => (
    <div className={css.setting}>
      <Picture name="shooter3" alt="" sizes="(min-width: 60em) 50vw, 110vw" isFirst />
      <WifiSheet />
    </div>
  ),
  'aroma-controller': (scents) => (
    <div className={css.desk}>
      {scents.map(({ chamber, serial, kind }) => (
        <div key={chamber}>
          <Fader kind={kind} percent={percentIn(chamber)} />
          <Seal serial={serial} kind={kind} size={32} />
        </div>
      ))}
    </div>
  ),
  'aroma-player': (scents) => <Film scents={scents} />,
} as const satisfies Record<AppSlug, (scents: readonly DeckScent[]) => ReactNode>

/** The apps in rows: what each runs on, and how it reaches the device. */
function WhichApp({ apps }: { apps: readonly App[] }) {
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
