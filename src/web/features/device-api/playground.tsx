/** A request put together by hand, the device it reaches, and what both say. Decisions, section 12. */
import { type FormEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import {
  curlOf,
  fetchOf,
  httpOf,
  type Request,
  readHost,
} from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'

import { useDevice } from '../../simulator/use-device.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { CodeBlock } from './code-block.tsx'
import { DevicePanel } from './device-panel.tsx'
import { type Draft, draftIn, FIRST_DRAFT, requestOf } from './draft.ts'
import type { LoadedScent } from './loaded-scent.ts'
import css from './playground.module.css'
import { PlaygroundForm } from './playground-form.tsx'
import requestPanel from './request-panel.module.css'

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

/** The current request for a terminal, for code and on the wire; and why a browser does not send it from here. */
function RequestPanel({ request }: { request: Request }) {
  const t = useT()
  const label = t('deviceApi.requestTitle')
  const tabs = [
    { id: 'curl', label: 'curl', code: curlOf(request) },
    { id: 'fetch', label: 'fetch', code: fetchOf(request) },
    { id: 'http', label: 'HTTP', code: httpOf(request) },
  ]
  return (
    <div className={requestPanel.panel}>
      <h3>{label}</h3>
      <Tabs
        label={label}
        tabs={tabs.map(({ id, label: title, code }) => ({
          id,
          label: title,
          content: <CodeBlock label={`${label}, ${title}`} title={title} code={code} />,
        }))}
      />
      <div className={requestPanel.why}>
        <h4>{t('deviceApi.ownTitle')}</h4>
        <p>{t('deviceApi.ownText')}</p>
      </div>
    </div>
  )
}
