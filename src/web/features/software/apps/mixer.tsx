/**
 * A model of the Controller that can be used: a key opens its chamber, a slider sets its strength, and next to it is
 * what would be sent. Keys and sliders are the browser's own, so they move before JavaScript does.
 */
import { useState } from 'react'

import { INTENSITY_PERCENT_MAX } from '#domain/catalog/devices/device-policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Seal } from '#web/scents/seal.tsx'

import { Code } from '../code.tsx'
import { type DeckScent, percentIn } from '../deck.ts'
import { Fader } from '../fader.tsx'
import { httpCallOf } from '../samples.ts'
import css from './mixer.module.css'

const PERCENT_STEP = 5
/** Where the slider of a shut chamber waits. */
const PERCENT_FIRST = 50

type Channel = DeckScent & { percent: number; isOpen: boolean }

export function Mixer({ scents }: { scents: readonly DeckScent[] }) {
  const t = useT()
  const [channels, setChannels] = useState<readonly Channel[]>(() => scents.map(channelOf))
  const change = (chamber: number, part: Partial<Channel>) =>
    setChannels((all) => all.map((one) => (one.chamber === chamber ? { ...one, ...part } : one)))
  const open = channels.filter(({ isOpen }) => isOpen)

  return (
    <div className={css.mixer}>
      <fieldset className={css.desk}>
        <legend className="visually-hidden">{t('software.mixerLabel')}</legend>
        {channels.map((channel) => (
          <Strip key={channel.chamber} channel={channel} onChange={change} />
        ))}
      </fieldset>
      <div className={css.call}>
        <Code
          code={open.length > 0 ? httpCallOf(open) : t('software.mixerNothing')}
          label={t('software.mixerCall')}
          mix={open}
        />
      </div>
      <p className={css.note}>{t('software.mixerNote')}</p>
    </div>
  )
}

function channelOf(scent: DeckScent): Channel {
  const percent = percentIn(scent.chamber)
  return { ...scent, percent: percent || PERCENT_FIRST, isOpen: percent > 0 }
}

type StripProps = {
  channel: Channel
  onChange: (chamber: number, part: Partial<Channel>) => void
}

function Strip({ channel, onChange }: StripProps) {
  const t = useT()
  const { chamber, serial, kind, name, percent, isOpen } = channel
  return (
    <div className={css.strip} data-open={isOpen || undefined}>
      <span className={css.value} aria-hidden="true">
        {t('software.percent', { value: percent })}
      </span>
      <div className={css.fader}>
        <Fader kind={kind} percent={percent} />
        <input
          type="range"
          min={0}
          max={INTENSITY_PERCENT_MAX}
          step={PERCENT_STEP}
          value={percent}
          autoComplete="off"
          aria-label={t('software.mixerStrength', { name })}
          onChange={(event) => onChange(chamber, { percent: Number(event.target.value) })}
        />
      </div>
      <label className={css.key}>
        <input
          type="checkbox"
          className="unseen-control"
          checked={isOpen}
          autoComplete="off"
          onChange={(event) => onChange(chamber, { isOpen: event.target.checked })}
        />
        <Seal serial={serial} kind={kind} size={32} />
        <span className={css.name}>{name}</span>
        <span className="code" aria-hidden="true">
          {chamber}
        </span>
      </label>
    </div>
  )
}
