/** The shape of an error response, how to handle it, and every code with its message. */
import { useT } from '#i18n/use-t.ts'

import { InlineCode } from '../inline-code.tsx'
import type { Refusal } from '../reference/load-reference.server.ts'
import css from './guide.module.css'
import { ERROR_SAMPLE, EXPIRED_SAMPLE } from './guide-samples.ts'
import { Topic } from './topic.tsx'

const TO_DO = [
  { status: 400, word: 'apiDocs.do400' },
  { status: 401, word: 'apiDocs.do401' },
  { status: 403, word: 'apiDocs.do403' },
  { status: 404, word: 'apiDocs.do404' },
  { status: 405, word: 'apiDocs.do405' },
  { status: 409, word: 'apiDocs.do409' },
  { status: 410, word: 'apiDocs.do410' },
  { status: 413, word: 'apiDocs.do413' },
  { status: 415, word: 'apiDocs.do415' },
  { status: 422, word: 'apiDocs.do422' },
  { status: 429, word: 'apiDocs.do429' },
  { status: 500, word: 'apiDocs.do500' },
  { status: 503, word: 'apiDocs.do503' },
] as const

export function Errors({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useT()
  return (
    <Topic
      id="errors"
      texts={[t('apiDocs.errorsText'), t('apiDocs.errorsExpired'), t('apiDocs.errorsId')]}
      samples={[
        { label: 'JSON', code: ERROR_SAMPLE },
        { label: 'JSON · 401', code: EXPIRED_SAMPLE },
      ]}
    >
      <Statuses />
      <details className={css.more}>
        <summary>{t('apiDocs.codesTitle')}</summary>
        <Codes refusals={refusals} />
      </details>
    </Topic>
  )
}

function Statuses() {
  const t = useT()
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('apiDocs.statusesCaption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('apiDocs.statusColumn')}</th>
          <th scope="col">{t('apiDocs.meansColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {TO_DO.map(({ status, word }) => (
          <tr key={status} id={`status-${status}`}>
            <th scope="row">
              <code>{status}</code>
            </th>
            <td>
              <InlineCode>{t(word)}</InlineCode>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Codes({ refusals }: { refusals: readonly Refusal[] }) {
  const t = useT()
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{t('apiDocs.codesTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('apiDocs.codesColumn')}</th>
          <th scope="col">{t('apiDocs.sentenceColumn')}</th>
        </tr>
      </thead>
      <tbody>
        {refusals.map(({ code, status, sentence }) => (
          <tr key={code}>
            <th scope="row">
              <code>
                {status} {code}
              </code>
            </th>
            <td>{sentence}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
