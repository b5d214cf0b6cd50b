/** The page of one app: what it looks like, how to begin, the one thing to know about it, and where to go on. */
import type { ReactNode } from 'react'

import { SPRAY_SECONDS_ADVISED, SPRAY_SECONDS_MAX } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { NextLinks } from '#web/ui/next-links.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'
import { Section } from '#web/ui/section.tsx'

import type { DeckScent } from '../deck.ts'
import { Film } from '../film.tsx'
import { NextBand } from '../next-band.tsx'
import { APP_WORDS, type App, type AppSlug } from './app.ts'
import css from './app-page.module.css'
import { Begin } from './begin.tsx'
import cuts from './cuts.module.css'
import { Lights } from './lights.tsx'
import { Mixer } from './mixer.tsx'
import oneProgram from './one-program.module.css'
import { WifiSheet } from './wifi-sheet.tsx'

type Props = { slug: AppSlug; apps: readonly App[]; scents: readonly DeckScent[] }

export function AppPage({ slug, apps, scents }: Props) {
  const t = useT()
  const words = APP_WORDS[slug]
  const app = apps.find((one) => one.slug === slug)
  return (
    <>
      <section className={css.hero} data-app={slug}>
        <div className={`wrap ${css.stage}`}>
          <div className={css.words}>
            <PageHeader
              name={app?.name ?? slug}
              claim={t(words.claim)}
              isAcross={slug !== 'aroma-shooter'}
            >
              <div className={css.aside}>
                <Lead>{t(words.lead)}</Lead>
                <p className={css.platforms}>{app?.platforms.join(t('ui.listSeparator'))}</p>
              </div>
            </PageHeader>
          </div>
          <div className={css.object}>{OBJECTS[slug](scents)}</div>
        </div>
      </section>
      <Begin slug={slug} />
      {RULES[slug]()}
      <OtherApps apps={apps.filter((one) => one.slug !== slug)} />
      <NextBand title={t(words.nextTitle)} link={{ to: words.nextPath, label: t(words.next) }} />
    </>
  )
}

const OBJECTS = {
  'aroma-shooter': () => <Setting />,
  'aroma-controller': (scents) => <Mixer scents={scents} />,
  'aroma-player': (scents) => <Film scents={scents} />,
} as const satisfies Record<AppSlug, (scents: readonly DeckScent[]) => ReactNode>

const RULES = {
  'aroma-shooter': () => <Lights />,
  'aroma-controller': () => <OneProgram />,
  'aroma-player': () => <Cuts />,
} as const satisfies Record<AppSlug, () => ReactNode>

/** The device, and over it the page of the app that it is being set up with. */
function Setting() {
  return (
    <div className={css.setting}>
      <Picture name="shooter3" sizes="(min-width: 60em) 60vw, 110vw" isFirst />
      <WifiSheet />
    </div>
  )
}

/** The maximum length of a mark, to scale: one at the limit, and a long scene in parts. */
function Cuts() {
  const t = useT()
  const advised = SPRAY_SECONDS_ADVISED
  const max = SPRAY_SECONDS_MAX
  return (
    <Section
      id="marks"
      title={t('software.cutTitle')}
      intro={t('software.cutText', { max, advised })}
    >
      <div className={cuts.scale} role="img" aria-label={t('software.cutLabel', { max, advised })}>
        <p className={cuts.row}>
          <span className={cuts.long}>{t('software.cutLong', { value: max })}</span>
        </p>
        <p className={cuts.row}>
          <span className={cuts.part}>{t('software.cutPart', { value: advised })}</span>
          <span className={cuts.pause}>{t('software.cutPause')}</span>
          <span className={cuts.part}>{t('software.cutPart', { value: advised })}</span>
        </p>
      </div>
    </Section>
  )
}

/** Why a second application does not find the device: a port has one owner. */
function OneProgram() {
  const t = useT()
  return (
    <section className={oneProgram.one} aria-labelledby="one-title">
      <div className={`wrap ${oneProgram.row}`}>
        <h2 id="one-title">{t('software.oneTitle')}</h2>
        <p>{t('software.oneText')}</p>
      </div>
    </section>
  )
}

/** The other apps, and the one that needs no installation. */
function OtherApps({ apps }: { apps: readonly App[] }) {
  const t = useT()
  const links = [
    ...apps.map(({ slug, name, tagline }) => ({
      to: `/software/apps/${slug}`,
      word: name,
      text: tagline,
    })),
    { to: '/software/player', word: t('shell.pageWebPlayer'), text: t('software.webText') },
  ]
  return <NextLinks title={t('software.otherTitle')} links={links} />
}
