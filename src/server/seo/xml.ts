/** XML for programs that read the site: made at the first request and cached like the public pages. */
import type { RequestContext } from '../http/api-app.ts'
import { named } from '../http/request-id.ts'
import { responseOf } from '../response-cache/response.ts'
import { type PageCache, storedPage } from '../response-cache/stored-page.ts'

type Xml = { key: string; type: string; staleAt: number; make: () => Promise<string> }

export async function cachedXml(
  c: RequestContext,
  cache: PageCache | null,
  { key, type, staleAt, make }: Xml,
): Promise<Response> {
  const headers = [
    ['Content-Type', `${type}; charset=utf-8`],
    ['Cache-Control', 'public, max-age=3600'],
    ['Vary', 'Accept-Encoding'],
    ['X-Content-Type-Options', 'nosniff'],
  ] as const
  const store = async () => storedPage(Buffer.from(await make()), headers, { staleAt })
  const cached = cache?.find(key) ?? (await cache?.of(key, store))
  return named(c, await responseOf(c, cached ?? (await store()), null))
}

/** Characters that XML 1.0 has no place for are left out. */
export const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
