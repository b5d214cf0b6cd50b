/** Sends the request exactly as the visitor wrote it, and returns the whole response. Spec §7 "20 s". */
import { HTTP_TIMEOUT_MS } from '#web/api/timeout.ts'

export type Outgoing = {
  method: string
  url: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

export type Outcome =
  | {
      kind: 'answered'
      status: number
      headers: readonly (readonly [name: string, value: string])[]
      ms: number
      media: string
      /** Empty where it is no text. */
      text: string
      file: Blob
    }
  | { kind: 'failed'; reason: 'offline' | 'timeout' }

/** Headers that say something about the call; the others are the same on every answer. */
const TELLING = [
  'content-type',
  'content-disposition',
  'x-request-id',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'etag',
  'allow',
] as const

export async function sendCall({ method, url, headers, body }: Outgoing): Promise<Outcome> {
  const begun = performance.now()
  try {
    const answer = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(HTTP_TIMEOUT_MS),
      ...(body !== undefined && { body }),
    })
    const file = await answer.blob()
    const media = answer.headers.get('content-type') ?? ''
    return {
      kind: 'answered',
      status: answer.status,
      headers: TELLING.flatMap((name) => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value] as const]
      }),
      ms: Math.round(performance.now() - begun),
      media,
      text: /json|text/.test(media) ? await file.text() : '',
      file,
    }
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return { kind: 'failed', reason: isLate ? 'timeout' : 'offline' }
  }
}
