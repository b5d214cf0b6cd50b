/** What the pages of the reference load: the description of the running shop and the guides, in the language of the page. */
import { parseCsv } from '#shared/csv.ts'
import type { Locale } from '#shared/locale.ts'
import type { Site } from '#web/context.ts'
import { GUIDES, type GuideName } from '#web/site/docs-pages.ts'

import csv from '../../../../../content/api/texts.csv?raw'
import { factsOf } from '../guide/facts.server.ts'
import type { Guide } from '../guide/guide-block.ts'
import { partsFrom } from '../guide/parts.server.ts'
import { readGuide } from '../guide/read-guide.server.ts'
import type { ApiDocument } from '../reference/api-document.ts'
import { readReference } from '../reference/read-reference.ts'
import type { Group, Reference } from '../reference/reference.ts'
import type { Say } from '../reference/rows-of.ts'

const MARKDOWN = import.meta.glob<string>('../../../../../content/api/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export type DocsSource = { apiDocument: () => object; site: Site; locale: Locale }

/** An entry of the contents. */
export type PageLink = { slug: string; title: string }
export type DocsNavigation = { guides: PageLink[]; areas: PageLink[] }

export function loadNavigation(source: DocsSource): DocsNavigation {
  const { groups } = referenceOf(source)
  return {
    guides: GUIDES.map((slug) => ({ slug, title: guideOf(slug, source).title })),
    areas: groups.map(({ slug, name }) => ({ slug, title: name })),
  }
}

export type DocsArea = { kind: 'area'; title: string; description: string; group: Group }
export type DocsGuide = { kind: 'guide'; title: string; description: string; guide: Guide }
export type DocsPageData = DocsArea | DocsGuide

/** `null` for a name that no page has. */
export function loadPage(slug: string, source: DocsSource): DocsPageData | null {
  const name = GUIDES.find((guide) => guide === slug)
  if (name !== undefined) {
    const guide = guideOf(name, source)
    return { kind: 'guide', title: guide.title, description: guide.description, guide }
  }
  const group = referenceOf(source).groups.find((one) => one.slug === slug)
  return group ? { kind: 'area', title: group.name, description: describedBy(group), group } : null
}

export type AreaSummary = PageLink & {
  text: string
  calls: { id: string; method: string; path: string; title: string }[]
  objects: string[]
}
export type DocsOverview = {
  guides: (PageLink & { description: string })[]
  areas: AreaSummary[]
}

export const loadOverview = (source: DocsSource): DocsOverview => ({
  guides: GUIDES.map((slug) => {
    const { title, description } = guideOf(slug, source)
    return { slug, title, description }
  }),
  areas: referenceOf(source).groups.map(({ slug, name, text, calls, objects }) => ({
    slug,
    text,
    title: name,
    calls: calls.map(({ id, method, path, title }) => ({ id, method, path, title })),
    objects: objects.map((object) => object.name),
  })),
})

const describedBy = ({ text, calls }: Group): string =>
  `${text} ${calls.map(({ title }) => title).join(' · ')}`.slice(0, DESCRIPTION_LENGTH_MAX)

const DESCRIPTION_LENGTH_MAX = 160

/** Read once for each description and language. */
const references = new WeakMap<object, Map<Locale, Reference>>()

export function referenceOf({ apiDocument, locale }: DocsSource): Reference {
  const written = apiDocument()
  const known = references.get(written) ?? new Map<Locale, Reference>()
  references.set(written, known)
  // The generator writes OpenAPI 3.1, and everything that is read of it may be missing.
  const reference = known.get(locale) ?? readReference(written as ApiDocument, sayIn(locale))
  known.set(locale, reference)
  return reference
}

export function guideOf(name: GuideName, source: DocsSource): Guide {
  const { apiDocument, site, locale } = source
  const markdown = MARKDOWN[`../../../../../content/api/${name}/${locale}.md`] ?? ''
  return readGuide(markdown, {
    facts: factsOf(site, locale),
    parts: partsFrom({
      // As above.
      document: apiDocument() as ApiDocument,
      reference: referenceOf(source),
      origin: site.url,
      locale,
      say: sayIn(locale),
    }),
  })
}

const DESCRIPTION_TEXTS: ReadonlyMap<string, { ja: string; ko: string }> = new Map(
  parseCsv(csv).map(({ en = '', ja = '', ko = '' }) => [en, { ja, ko }]),
)

/**
 * What the description says, in Japanese and Korean. The description itself is English; a text is looked up by its English
 * wording, so that a changed sentence is shown in English until it is translated again, and never with a stale translation.
 */
const sayIn =
  (locale: Locale): Say =>
  (text) =>
    locale === 'en' ? text : DESCRIPTION_TEXTS.get(text)?.[locale] || text
