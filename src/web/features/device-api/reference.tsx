/** Every call: what it does, its fields, an example and its answer. Readable without JavaScript. */
import { ASN_FIRMWARE, DEVICE_HTTP_PORT } from '#domain/catalog/devices/device-policy.ts'
import { CALLS } from '#domain/device-api/calls.ts'
import { curlOf, fetchOf, jsonOf } from '#domain/device-api/write-request.ts'
import { useT } from '#i18n/use-t.ts'

import { Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CodeBlock } from './code-block.tsx'
import { EXAMPLE_HOST } from './draft.ts'
import css from './reference.module.css'
import {
  answerTo,
  type CallEntry,
  exampleOf,
  type FieldRow,
  referenceOf,
} from './reference-data.ts'

export function Reference() {
  const t = useT()
  return (
    <section id="reference" className={css.reference} aria-labelledby="reference-title">
      <div className="wrap">
        <div className={css.head}>
          <h2 id="reference-title">{t('deviceApi.referenceTitle')}</h2>
          <div className={css.intro}>
            <p>{t('deviceApi.referenceText', { firmware: ASN_FIRMWARE })}</p>
            <p>
              <code>{`http://${EXAMPLE_HOST}:${DEVICE_HTTP_PORT}`}</code>
            </p>
            <p>{t('deviceApi.hostText')}</p>
          </div>
        </div>
        {referenceOf(t).map((entry) => (
          <Call key={entry.name} entry={entry} />
        ))}
      </div>
    </section>
  )
}

function Call({ entry: { name, title, text, fields, note } }: { entry: CallEntry }) {
  const { method, path } = CALLS[name]
  return (
    <section id={name} className={css.call} aria-labelledby={`${name}-title`}>
      <div className={css.words}>
        <p className={css.path}>
          <span className={css.method}>{method}</span> {path}
        </p>
        <h3 id={`${name}-title`}>{title}</h3>
        <p className="explanation">{text}</p>
        {fields.length > 0 && <Fields caption={`${method} ${path}`} fields={fields} />}
        {note !== null && <p className="explanation">{note}</p>}
      </div>
      <Example entry={name} />
    </section>
  )
}

function Fields({ caption, fields }: { caption: string; fields: readonly FieldRow[] }) {
  const t = useT()
  const needs = {
    yes: t('deviceApi.needYes'),
    no: t('deviceApi.needNo'),
    either: t('deviceApi.needEither'),
  }
  return (
    <Table caption={t('deviceApi.fieldsOf', { call: caption })} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{t('deviceApi.columnField')}</th>
          <th scope="col">{t('deviceApi.columnMeaning')}</th>
        </tr>
      </thead>
      <tbody className={css.fields}>
        {fields.map(({ name, type, need, text }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
              <span className="code">{type}</span>
            </th>
            <td>
              <span className={css.need}>{needs[need]}</span> {text}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Example({ entry }: { entry: CallEntry['name'] }) {
  const t = useT()
  const request = exampleOf(entry)
  const { status, body } = answerTo(request)
  const { path } = CALLS[entry]
  const languages = [
    { id: 'curl', code: curlOf(request) },
    { id: 'fetch', code: fetchOf(request) },
  ]
  return (
    <div className={css.example}>
      <Tabs
        label={t('deviceApi.exampleOf', { call: path })}
        tabs={languages.map(({ id, code }) => ({
          id,
          label: id,
          content: (
            <CodeBlock
              label={`${t('deviceApi.exampleOf', { call: path })}, ${id}`}
              title={id}
              code={code}
            />
          ),
        }))}
      />
      <CodeBlock
        label={t('deviceApi.answerOf', { call: path })}
        title={`${t('deviceApi.exampleAnswer')}${t('ui.separator')}${status}`}
        code={jsonOf(body)}
        canCopy={false}
      />
    </div>
  )
}
