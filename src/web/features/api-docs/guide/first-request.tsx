/** Three requests, each next to the sentence that introduces it. */
import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'

import { CodeSample } from '../code-sample.tsx'
import { InlineCode } from '../inline-code.tsx'
import css from './guide.module.css'
import { keyRequest, nodeRequest, openRequest } from './guide-samples.ts'

export function FirstRequest() {
  const t = useT()
  const { url, publicApiKey } = useSite()
  const steps = [
    { id: 'open', label: 'curl', text: t('apiDocs.startOpen'), code: openRequest(url) },
    { id: 'key', label: 'curl', text: t('apiDocs.startKey'), code: keyRequest(url, publicApiKey) },
    { id: 'node', label: 'Node', text: t('apiDocs.startNode'), code: nodeRequest(url) },
  ]
  return (
    <section id="start" className={css.start} aria-labelledby="start-title" data-section>
      <h2 id="start-title">{t('apiDocs.startTitle')}</h2>
      {steps.map(({ id, label, text, code }) => (
        <div key={id} className={css.step}>
          <p>
            <InlineCode>{text}</InlineCode>
          </p>
          <CodeSample name={text.replaceAll('`', '')} label={label} code={code} canCopy />
        </div>
      ))}
    </section>
  )
}
