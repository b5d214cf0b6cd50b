/** The web player: a device, six lanes, and the fields next to them. Decisions, section 3. */
import { useState } from 'react'
import { Link } from 'react-router'

import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'
import { Lead } from '#web/ui/page-header.tsx'

import { Deck } from '../../simulator/deck.tsx'
import { InWords } from './in-words.tsx'
import { Inspector } from './inspector.tsx'
import css from './player.module.css'
import { SAMPLE_NAMES, type SampleName, sampleOf } from './samples.ts'
import { type Scent, scentOf } from './scent.ts'
import { previewOf } from './timeline/preview.ts'
import { type Caution, cautionsOf, chambersAt } from './timeline/state-at-time.ts'
import { TimelineTools } from './timeline/timeline-tools.tsx'
import { Tracks } from './timeline/tracks.tsx'
import { Transport } from './transport.tsx'
import { useEditor } from './use-editor.ts'
import { usePlayback } from './use-playback.ts'
import { useSeconds } from './use-seconds.ts'

type Props = {
  sample: SampleName
  /** It is in the URL; otherwise the saved timeline of this browser is used. */
  isAsked: boolean
  scents: readonly Scent[]
}

export function Player({ sample, isAsked, scents }: Props) {
  const t = useT()
  const seconds = useSeconds()
  const editor = useEditor(sampleOf(sample, t(SAMPLE_WORDS[sample])), !isAsked)
  const { timeline } = editor
  const [preview] = useState(() => previewOf(timeline))
  const playback = usePlayback(timeline.lengthMs, editor.isRestored ? null : preview)
  const chambers = chambersAt(timeline, playback.positionMs)
  const wells = chambers.map((view) => ({
    ...scentOf(scents, timeline.serials[view.chamber - 1] ?? ''),
    ...view,
  }))

  return (
    <>
      <section className={css.night} data-theme="night">
        <div className="wrap">
          <div className={css.head}>
            <div className={css.words}>
              <h1>{t('player.h1')}</h1>
              <Lead>{t('player.lead')}</Lead>
              <Samples shown={isAsked ? sample : null} />
            </div>
            <div className={css.deck}>
              <Deck
                wells={wells}
                hasAir
                reading={seconds(playback.positionMs)}
                isStill={!playback.isPlaying}
              />
            </div>
          </div>
          <div className={css.studio}>
            <noscript>
              <Callout tone="info">{t('player.needsScript')}</Callout>
            </noscript>
            <Transport playback={playback} lengthMs={timeline.lengthMs} />
            <Tracks editor={editor} scents={scents} playback={playback} chambers={chambers} />
          </div>
          <Cautions cautions={cautionsOf(timeline)} />
          <div className={css.panels}>
            <Inspector editor={editor} scents={scents} />
            <TimelineTools editor={editor} scents={scents} />
          </div>
        </div>
      </section>
      <InWords timeline={timeline} scents={scents} />
    </>
  )
}

const SAMPLE_WORDS = {
  morning: 'player.sampleMorning',
  walk: 'player.sampleWalk',
  coast: 'player.sampleCoast',
  blank: 'player.sampleBlank',
} as const satisfies Record<SampleName, Parameters<Translate>[0]>

function Samples({ shown }: { shown: SampleName | null }) {
  const t = useT()
  return (
    <nav className={css.samples} aria-label={t('player.samples')}>
      {SAMPLE_NAMES.map((name) => (
        <Link
          key={name}
          to={`?sample=${name}`}
          preventScrollReset
          aria-current={name === shown ? 'true' : undefined}
        >
          {t(SAMPLE_WORDS[name])}
        </Link>
      ))}
    </nav>
  )
}

function Cautions({ cautions }: { cautions: readonly Caution[] }) {
  const t = useT()
  const seconds = useSeconds()
  const textOf = (caution: Caution): string => {
    const when = { from: seconds(caution.fromMs), length: seconds(caution.lengthMs) }
    return caution.code === 'long'
      ? t('player.cautionLong', { ...when, chamber: caution.chamber })
      : t('player.cautionBooster', when)
  }
  return (
    <div className={css.cautions} role="status">
      {cautions.length > 0 && (
        <Callout tone="warn" title={t('player.cautionsTitle')}>
          <ul>
            {cautions.map((caution) => (
              <li key={`${caution.code} ${caution.fromMs}`}>{textOf(caution)}</li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  )
}
