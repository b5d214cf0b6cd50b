/** Every call: what it does, what it needs and takes, an example of both sides, and what it refuses. */
import { useT } from '#i18n/use-t.ts'
import { useSite } from '#web/root-data.ts'

import { CodeSample } from '../code-sample.tsx'
import { CodeTabs } from '../code-tabs.tsx'
import { InlineCode } from '../inline-code.tsx'
import { FIRST_CALL_ID } from '../toc.ts'
import { TryCall } from '../try-it/try-call.tsx'
import { jsonOf, sampleOf } from '../try-it/write-request.ts'
import { useGroupName } from '../use-group-name.ts'
import css from './calls.module.css'
import { FieldTable } from './field-table.tsx'
import type { Call, Given, Group, Needs, StatusProblems } from './reference.ts'

export function Calls({ groups }: { groups: readonly Group[] }) {
  const t = useT()
  const nameOf = useGroupName()
  return (
    <section aria-labelledby={`${FIRST_CALL_ID}-title`}>
      <div id={FIRST_CALL_ID} className={css.head} data-section>
        <h2 id={`${FIRST_CALL_ID}-title`}>{t('apiDocs.callsTitle')}</h2>
        <p>{t('apiDocs.callsIntro')}</p>
      </div>
      {groups.map(({ id, name, text, calls }) => (
        <div key={id} id={id} className={css.group}>
          <h3>{nameOf(name)}</h3>
          {text !== '' && (
            <p lang="en" className={css.about}>
              {text}
            </p>
          )}
          {calls.map((call) => (
            <OneCall key={call.id} call={call} />
          ))}
        </div>
      ))}
    </section>
  )
}

function OneCall({ call }: { call: Call }) {
  const t = useT()
  const name = `${call.method} ${call.path}`
  return (
    <section id={call.id} className={css.call} aria-labelledby={`${call.id}-title`} data-section>
      <div className={css.words}>
        <h4 id={`${call.id}-title`} lang="en">
          {call.title}
        </h4>
        <p className={css.path}>
          <b>{call.method}</b> <Path path={call.path} />
        </p>
        {call.text !== '' && (
          <p lang="en" className={css.about}>
            <InlineCode>{call.text}</InlineCode>
          </p>
        )}
        <NeedList needs={call.needs} number={call.number} />
        {call.asked.length > 0 && (
          <FieldTable label={t('apiDocs.parameters')} call={name} side="asked" rows={call.asked} />
        )}
        {call.body && (
          <FieldTable label={t('apiDocs.body')} call={name} side="asked" rows={call.body.rows} />
        )}
        {call.given.map((given) => (
          <Answer key={given.status} given={given} call={name} />
        ))}
        {call.refused.length > 0 && <Refusals refused={call.refused} />}
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

function NeedList({ needs, number }: { needs: Needs; number: number | null }) {
  const t = useT()
  const needed = [
    ...(needs.key ? [t('apiDocs.needKey')] : []),
    ...(needs.key && needs.scope !== null ? [t('apiDocs.needScope', { scope: needs.scope })] : []),
    ...(needs.token === 'yes' ? [t('apiDocs.needToken')] : []),
    ...(needs.token === 'if any' ? [t('apiDocs.needTokenIfAny')] : []),
  ]
  return (
    <p className={css.needs}>
      {t('apiDocs.needs', {
        list: needed.length === 0 ? t('apiDocs.needNothing') : needed.join(' · '),
      })}
      {number !== null && <span>{t('apiDocs.callNumber', { number })}</span>}
    </p>
  )
}

function Answer({ given, call }: { given: Given; call: string }) {
  const t = useT()
  const { status, text, media, rows } = given
  return (
    <div className={css.answer}>
      <p>
        <b>{`${t('apiDocs.answer')} ${status}`}</b>{' '}
        {text !== '' && (
          <span lang="en">
            <InlineCode>{text}</InlineCode>
          </span>
        )}
      </p>
      {media === null && <p>{t('apiDocs.noBody')}</p>}
      {media !== null && rows.length === 0 && <p>{t('apiDocs.file', { media })}</p>}
      {rows.length > 0 && (
        <FieldTable
          label={`${t('apiDocs.answer')} ${status}`}
          call={call}
          side="given"
          rows={rows}
          isLabelHidden
        />
      )}
    </div>
  )
}

function Refusals({ refused }: { refused: readonly StatusProblems[] }) {
  const t = useT()
  return (
    <div className={css.refusals}>
      <p>
        <b>{t('apiDocs.errors')}</b>
      </p>
      <ul>
        {refused.map(({ status, codes }) => (
          <li key={status}>
            <a href={`#status-${status}`}>{status}</a> <code>{codes.join(', ')}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Example({ call, name }: { call: Call; name: string }) {
  const t = useT()
  const { url } = useSite()
  const [first] = call.given
  return (
    <div className={css.example}>
      <CodeTabs name={t('apiDocs.exampleOf', { call: name })} sample={sampleOf(call, url)} />
      <TryCall call={call} name={name} />
      {first?.example !== undefined && (
        <CodeSample
          name={t('apiDocs.answerOf', { call: name })}
          label={t('apiDocs.exampleAnswer', { status: String(first.status) })}
          code={jsonOf(first.example)}
        />
      )}
    </div>
  )
}
