/** Every public page of a running shop, and what its HTML says before any script runs. */
import type { APIResponse, Page } from '@playwright/test'

import { PUBLIC_PATHS } from '#web/site/site-tree.ts'

/** One entry of each list, so that item pages are visited too. */
const ITEMS = [
  '/company/news/windows-sdk-3',
  '/company/news/first-sdks',
  '/blog/first-hour-http-api',
  '/careers/web-engineer',
  '/scents/AC-CI05',
  '/api/docs/orders',
  '/api/docs/webhooks',
] as const

export const EVERY_PAGE: readonly string[] = [...PUBLIC_PATHS, ...ITEMS]

/** What the first view of the home page may weigh in Brotli, in kilobytes of a thousand bytes. */
export const HOME_KILOBYTES_MAX = { 'HTML and CSS': 40, JavaScript: 127, pictures: 60 } as const

export type Html = {
  status: number
  /** After redirects, without the origin. */
  path: string
  text: string
  headers: Headers
}

export async function htmlAt(origin: string, path: string): Promise<Html> {
  const answer = await fetch(new URL(path, origin), { headers: { 'accept-language': 'ja' } })
  const { pathname, search } = new URL(answer.url)
  return {
    status: answer.status,
    path: pathname + search,
    text: await answer.text(),
    headers: answer.headers,
  }
}

/**
 * The HTML that the browser of `page` is given for an address, parsed in its window, which fetches nothing for it: a tenth
 * of the time of a visit, for checks that need HTML alone. The window is to run no scripts.
 */
export async function openHtml(page: Page, path: string): Promise<APIResponse> {
  const answer = await page.request.get(path)
  await page.setContent(await answer.text(), { waitUntil: 'commit' })
  return answer
}

export const attributeOf = (html: string, tag: RegExp, name: string): string | null =>
  unescaped(new RegExp(`\\b${name}="([^"]*)"`).exec(tag.exec(html)?.[0] ?? '')?.[1] ?? null)

export const allOf = (html: string, tag: RegExp, name: string): string[] =>
  [...html.matchAll(new RegExp(tag, 'g'))]
    .map(([found]) => attributeOf(found, /.*/s, name))
    .filter((value) => value !== null)

/** What a title or an attribute says. */
function unescaped<Text extends string | null>(text: Text): Text {
  const plain = text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  // Of the kind that was given: a text stays one, nothing stays nothing.
  return (plain ?? null) as Text
}
