/** The current request for a terminal, for code and on the wire; and why a browser does not send it from here. */
import { curlOf, fetchOf, httpOf, type Request } from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'

import { Tabs } from '../../ui/tabs.tsx'
import { CodeBlock } from './code-block.tsx'
import css from './request-panel.module.css'

export function RequestPanel({ request }: { request: Request }) {
  const t = useT()
  const label = t('deviceApi.requestTitle')
  const tabs = [
    { id: 'curl', label: 'curl', code: curlOf(request) },
    { id: 'fetch', label: 'fetch', code: fetchOf(request) },
    { id: 'http', label: 'HTTP', code: httpOf(request) },
  ]
  return (
    <div className={css.panel}>
      <h3>{label}</h3>
      <Tabs
        label={label}
        tabs={tabs.map(({ id, label: title, code }) => ({
          id,
          label: title,
          content: <CodeBlock label={`${label}, ${title}`} title={title} code={code} />,
        }))}
      />
      <div className={css.why}>
        <h4>{t('deviceApi.ownTitle')}</h4>
        <p>{t('deviceApi.ownText')}</p>
      </div>
    </div>
  )
}
