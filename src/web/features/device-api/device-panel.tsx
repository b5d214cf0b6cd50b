/** The simulated device: its deck, each chamber in words, and the log of calls and answers. */
import type { RefObject } from 'react'

import {
  SPRAY_REST_SECONDS,
  SPRAY_SECONDS_ADVISED,
  SPRAY_SECONDS_MAX,
} from '#domain/catalog/devices/device-policy.ts'
import { CALLS } from '#domain/device-api/calls.ts'
import type { Caution } from '#domain/device-api/simulator.ts'
import type { Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { Deck } from '../../simulator/deck.tsx'
import { type Entry, SIMULATED_SERIAL, type useDevice } from '../../simulator/use-device.ts'
import { useSecondsLeft } from '../../simulator/use-seconds-left.ts'
import { loadedChambers, msLeft } from '../../simulator/well.ts'
import { Icon } from '../../ui/icon.tsx'
import css from './device-panel.module.css'
import type { LoadedScent } from './loaded-scent.ts'

type Device = ReturnType<typeof useDevice>
type Props = {
  scents: readonly LoadedScent[]
  device: Device
  /** Brought into view when something is sent. */
  deck: RefObject<HTMLDivElement | null>
}

export function DevicePanel({ scents, device, deck }: Props) {
  const t = useT()
  const seconds = useSecondsLeft()
  const { chambers, hasAir, entries } = device
  const wells = loadedChambers(scents, chambers)

  return (
    <div className={css.panel}>
      <div className={css.top}>
        <h3>{t('deviceApi.simulatorTitle')}</h3>
        <span className="code">{SIMULATED_SERIAL}</span>
      </div>
      <div className={css.body}>
        <div className={css.deck} ref={deck}>
          <Deck wells={wells} hasAir={hasAir} reading={seconds(msLeft(chambers))} />
        </div>
        <ul className={css.chambers} aria-label={t('deviceApi.chambersNow')}>
          {wells.map(({ chamber, name, kind, phase, percent, leftMs }) => (
            <li key={chamber} data-kind={kind} data-phase={phase}>
              <span className="code">{chamber}</span>
              <span>{name}</span>
              <span className={css.now}>
                {phase === 'idle' && t('deviceApi.idle')}
                {phase === 'spraying' &&
                  t('deviceApi.spraying', { percent, seconds: seconds(leftMs) })}
                {phase === 'resting' && t('deviceApi.resting', { seconds: seconds(leftMs) })}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Log entries={entries} />
    </div>
  )
}

function Log({ entries }: { entries: readonly Entry[] }) {
  const t = useT()
  return (
    <div className={css.log}>
      <h4 id="log-title">{t('deviceApi.logTitle')}</h4>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <div className={css.entries} role="log" aria-labelledby="log-title" tabIndex={0}>
        {entries.length === 0 && <p className="remark">{t('deviceApi.logEmpty')}</p>}
        {entries.map(({ id, request, answer, cautions }) => (
          <div key={id} className={css.entry}>
            <p className="code">
              {CALLS[request.name].method} {CALLS[request.name].path}
              <span className={css.status} data-refused={answer.status !== 200 || undefined}>
                {' '}
                {answer.status}
              </span>
            </p>
            <p className="code">{JSON.stringify(answer.body)}</p>
            {answer.status === 400 && <p>{t('deviceApi.logInvalid')}</p>}
            {cautions.map((caution) => (
              <p key={JSON.stringify(caution)} className={css.caution}>
                <Icon name="warning" size={20} />
                {cautionText(caution, t)}
              </p>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function cautionText(caution: Caution, t: Translate): string {
  switch (caution.code) {
    case 'no_air':
      return t('deviceApi.cautionNoAir')
    case 'long_spray':
      return t('deviceApi.cautionLong', {
        advised: SPRAY_SECONDS_ADVISED,
        rest: SPRAY_REST_SECONDS,
      })
    case 'rest_cut_short':
      return t('deviceApi.cautionRest', { chamber: caution.chamber, rest: SPRAY_REST_SECONDS })
    case 'too_long_in_all':
      return t('deviceApi.cautionInAll', { chamber: caution.chamber, max: SPRAY_SECONDS_MAX })
  }
}
