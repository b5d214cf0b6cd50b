/** A request put together by hand, the device it reaches, and what both say. Decisions, section 12. */
import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { readHost } from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'

import { useDevice } from '../../simulator/use-device.ts'
import { DevicePanel } from './device-panel.tsx'
import { type Draft, draftIn, FIRST_DRAFT, requestOf } from './draft.ts'
import type { LoadedScent } from './loaded-scent.ts'
import css from './playground.module.css'
import { PlaygroundForm } from './playground-form.tsx'
import { RequestPanel } from './request-panel.tsx'

export function Playground({ scents }: { scents: readonly LoadedScent[] }) {
  const t = useT()
  const [search] = useSearchParams()
  const [asked] = useState(() => draftIn(search))
  const [draft, setDraft] = useState<Draft>(asked ?? FIRST_DRAFT)
  const device = useDevice(asked && requestOf(asked))
  const deck = useRef<HTMLDivElement>(null)

  const send = (request = requestOf(draft)) => {
    device.send(request)
    deck.current?.scrollIntoView({ block: 'nearest' })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }

  return (
    <section id="try" className={css.section} data-theme="night" aria-labelledby="try-title">
      <div className="wrap">
        <div className={css.head}>
          <h2 id="try-title">{t('deviceApi.tryTitle')}</h2>
          <p>{t('deviceApi.tryIntro')}</p>
        </div>
        <div className={css.playground}>
          <div className={css.device}>
            <DevicePanel scents={scents} device={device} deck={deck} />
          </div>
          <form className={css.form} action="#try" onSubmit={onSubmit}>
            <PlaygroundForm
              draft={draft}
              scents={scents}
              hostError={readHost(draft.host) === null ? t('deviceApi.hostError') : null}
              onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
              onStop={() => send({ ...requestOf(draft), name: 'stop', body: null })}
            />
          </form>
          <div className={css.request}>
            <RequestPanel request={requestOf(draft)} />
          </div>
        </div>
      </div>
    </section>
  )
}
