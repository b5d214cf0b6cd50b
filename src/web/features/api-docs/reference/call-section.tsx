/** A call: what it does, what it needs and takes, an example of both sides, and what it refuses. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'
import { pathOf } from '#web/site/docs-pages.ts'

import { CodeSample } from '../code/code-sample.tsx'
import { CodeTabs } from '../code/code-tabs.tsx'
import { InlineCode } from '../code/inline-code.tsx'
import { codeOf } from '../samples/languages.ts'
import { jsonOf, sampleOf } from '../samples/sample.ts'
import { TryCall } from '../try-it/try-call.tsx'
import css from './call-section.module.css'
import { FieldTable } from './field-table.tsx'
import { Fold, FoldLabel } from './fold.tsx'
import { tableId } from './ids.ts'
import type { Asked, Call, Given, Needs, Row, StatusProblems } from './reference.ts'

export function CallSection({ call }: { call: Call }) {
  const t = useT()
  const name = `${call.method} ${call.path}`
  return (
    <section id={call.id} className={css.call} aria-labelledby={`${call.id}-title`}>
      <div className={css.words}>
        <h2 id={`${call.id}-title`}>{call.title}</h2>
        <p className={css.path} translate="no">
          <b>{call.method}</b> <Path path={call.path} />
          {call.number !== null && <span>{t('apiDocs.callNumber', { number: call.number })}</span>}
        </p>
        {call.text !== '' && (
          <p className="explanation">
            <InlineCode>{call.text}</InlineCode>
          </p>
        )}
        <NeedList needs={call.needs} />
        <div className={css.parts}>
          {call.asked.length > 0 && (
            <AskedFields
              id={tableId(call.id, 'parameters')}
              label={t('apiDocs.parameters')}
              call={name}
              rows={call.asked}
            />
          )}
          {call.body && (
            <AskedFields
              id={tableId(call.id, 'body')}
              label={t('apiDocs.body')}
              call={name}
              rows={call.body.rows}
            />
          )}
          {call.given.map((given) => (
            <Answer
              key={given.status}
              id={tableId(call.id, given.status)}
              given={given}
              call={name}
            />
          ))}
          {call.refused.length > 0 && <Refusals refused={call.refused} />}
        </div>
      </div>
      <Example call={call} name={name} />
    </section>
  )
}

/** A long address breaks where a part of it ends. */
const Path = ({ path }: { path: string }) =>
  path
    .split(/(?=\/)/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address never move.
    .map((part, at) => [<wbr key={at} />, part])

function NeedList({ needs }: { needs: Needs }) {
  const t = useT()
  const needed = [
    ...(needs.key ? [{ to: 'keys', word: t('apiDocs.needKey') }] : []),
    ...(needs.key && needs.scope !== null
      ? [{ to: 'keys', word: t('apiDocs.needScope', { scope: needs.scope }) }]
      : []),
    ...(needs.token === 'yes' ? [{ to: 'sign-in', word: t('apiDocs.needToken') }] : []),
    ...(needs.token === 'if any' ? [{ to: 'sign-in', word: t('apiDocs.needTokenIfAny') }] : []),
  ]
  if (needed.length === 0) return <p className={css.needs}>{t('apiDocs.needNothing')}</p>

  return (
    <ul className={css.needs} aria-label={t('apiDocs.needs')}>
      {needed.map(({ to, word }) => (
        <li key={word}>
          <Link to={pathOf(to)}>{word}</Link>
        </li>
      ))}
    </ul>
  )
}

type AskedProps = { id: string; label: string; call: string; rows: readonly (Row | Asked)[] }

function AskedFields({ id, label, call, rows }: AskedProps) {
  const t = useT()
  return (
    <Part label={label} extent={t('apiDocs.fields', { count: rows.length })}>
      <FieldTable id={id} label={label} call={call} side="asked" rows={rows} isLabelHidden />
    </Part>
  )
}

function Answer({ id, given, call }: { id: string; given: Given; call: string }) {
  const t = useT()
  const { status, text, media, rows } = given
  const label = `${t('apiDocs.answer')} ${status}`
  const extent = rows.length > 0 ? t('apiDocs.fields', { count: rows.length }) : ''
  return (
    <Part label={label} extent={extent} text={text}>
      {media === null && <p>{t('apiDocs.noBody')}</p>}
      {media !== null && rows.length === 0 && <p>{t('apiDocs.file', { media })}</p>}
      {rows.length > 0 && (
        <FieldTable id={id} label={label} call={call} side="given" rows={rows} isLabelHidden />
      )}
    </Part>
  )
}

function Refusals({ refused }: { refused: readonly StatusProblems[] }) {
  const t = useT()
  return (
    <Part label={t('apiDocs.errors')} extent={refused.map(({ status }) => status).join(' ')}>
      <ul className={css.refusals}>
        {refused.map(({ status, codes }) => (
          <li key={status}>
            <Link to={`${pathOf('errors')}#statuses`}>{status}</Link>{' '}
            <code>{codes.join(', ')}</code>
          </li>
        ))}
      </ul>
    </Part>
  )
}

type PartProps = { label: string; extent: string; text?: string; children: ReactNode }

/** Where nothing is folded, its name begins its text. */
function Part({ label, extent, text = '', children }: PartProps) {
  return (
    <Fold label={label} extent={extent}>
      <div className={css.part}>
        <p>
          <FoldLabel>{label} </FoldLabel>
          {text !== '' && <InlineCode>{text}</InlineCode>}
        </p>
        {children}
      </div>
    </Fold>
  )
}

function Example({ call, name }: { call: Call; name: string }) {
  const t = useT()
  const { url } = useSite()
  const [first] = call.given
  const sample = sampleOf(call, url)
  return (
    <div className={css.example}>
      <Fold label={t('apiDocs.requestExample')}>
        <CodeTabs
          name={t('apiDocs.exampleOf', { call: name })}
          codeIn={(language) => codeOf(language, sample)}
        />
      </Fold>
      {first?.example !== undefined && (
        <Fold label={t('apiDocs.answerExample')}>
          <CodeSample
            name={t('apiDocs.answerOf', { call: name })}
            label={t('apiDocs.exampleAnswer', { status: String(first.status) })}
            code={jsonOf(first.example)}
          />
        </Fold>
      )}
      <TryCall call={call} name={name} />
    </div>
  )
}
