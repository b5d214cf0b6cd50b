/** The page of one app: what it looks like, how to begin, the one thing to know about it, and where to go on. */
import type { ReactNode } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Picture } from '#web/pictures/picture.tsx'
import { Lead, PageHeader } from '#web/ui/page-header.tsx'

import type { DeckScent } from '../deck.ts'
import { Film } from '../film.tsx'
import { NextBand } from '../next-band.tsx'
import { APP_WORDS, type App, type AppSlug } from './app.ts'
import css from './app-page.module.css'
import { Begin } from './begin.tsx'
import { Cuts } from './cuts.tsx'
import { Lights } from './lights.tsx'
import { Mixer } from './mixer.tsx'
import { OneProgram } from './one-program.tsx'
import { OtherApps } from './other-apps.tsx'
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
