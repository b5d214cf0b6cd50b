/** The response: status, headers and body. */
import { useT } from '#i18n/use-t.ts'
import { HTTP_TIMEOUT_MS } from '#web/api/timeout.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import { CodeSample } from '../code/code-sample.tsx'
import { prettyText } from './read-body.ts'
import type { Outcome } from './send-call.ts'
import css from './try-call.module.css'
import type { TryOutcome } from './use-try-call.ts'

/** A longer response is cut, because it would make the page slow. */
const SHOWN_CHARACTERS_MAX = 20_000

const kilobytes = (bytes: number): number => Math.max(1, Math.round(bytes / 1024))

export function TryResult({ result, name }: { result: TryOutcome | null; name: string }) {
  const t = useT()
  return (
    <div className={css.result} aria-live="polite">
      {result && (
        <>
          <p className={css.resultTitle}>{t('apiDocs.resultTitle')}</p>
          <p className={css.sent}>{result.sent}</p>
          {result.isRenewed && <p className={css.hint}>{t('apiDocs.renewed')}</p>}
          {result.outcome.kind === 'failed' ? (
            <Failed reason={result.outcome.reason} />
          ) : (
            <Answered answer={result.outcome} name={name} />
          )}
          {result.change === 'record' && (
            <Callout tone="info">{t('apiDocs.recordChanged')}</Callout>
          )}
          {result.change === 'signed out' && (
            <Callout tone="info">{t('apiDocs.recordCleared')}</Callout>
          )}
        </>
      )}
    </div>
  )
}

function Failed({ reason }: { reason: 'offline' | 'timeout' }) {
  const t = useT()
  return (
    <Callout tone="danger">
      <p>
        {reason === 'timeout'
          ? t('apiDocs.failedTimeout', { seconds: HTTP_TIMEOUT_MS / 1000 })
          : t('apiDocs.failedOffline')}
      </p>
    </Callout>
  )
}

type Answer = Extract<Outcome, { kind: 'answered' }>

const toneOf = (status: number) => (status < 300 ? 'ok' : status < 400 ? 'info' : 'danger')

function Answered({ answer, name }: { answer: Answer; name: string }) {
  const t = useT()
  const { status, headers, ms } = answer
  return (
    <>
      <p className={css.status}>
        <Badge tone={toneOf(status)}>{String(status)}</Badge> {t('apiDocs.resultTime', { ms })}
      </p>
      <dl className={css.headers} aria-label={t('apiDocs.resultHeaders')}>
        {headers.map(([header, value]) => (
          <div key={header}>
            <dt>{header}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Body answer={answer} name={name} />
    </>
  )
}

function Body({ answer: { text, media, file, headers }, name }: { answer: Answer; name: string }) {
  const t = useT()
  if (file.size === 0) return <p className={css.hint}>{t('apiDocs.resultEmpty')}</p>
  if (text === '') {
    const disposition = headers.find(([header]) => header === 'content-disposition')?.[1]
    return (
      <div className={css.file}>
        <p>{t('apiDocs.resultFile', { size: kilobytes(file.size), media })}</p>
        <Button variant="outline" size="small" onClick={() => save(file, disposition ?? '')}>
          {t('apiDocs.save')}
        </Button>
      </div>
    )
  }
  const pretty = prettyText(text)
  const isCut = pretty.length > SHOWN_CHARACTERS_MAX
  return (
    <>
      <CodeSample
        name={`${t('apiDocs.resultTitle')}, ${name}`}
        label={t('apiDocs.resultBody')}
        code={pretty.slice(0, SHOWN_CHARACTERS_MAX)}
        canCopy
      />
      {isCut && (
        <p className={css.hint}>{t('apiDocs.resultCut', { size: kilobytes(file.size) })}</p>
      )}
    </>
  )
}

/** As its answer names it. */
function save(file: Blob, disposition: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'answer'
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
