/** Title, description, canonical address and the same page in the other languages, for every public page. */
import type { MetaDescriptor } from 'react-router'

import { withoutMarks } from '#i18n/phrase-mark.ts'
import { type Translate, translatorOf } from '#i18n/translate.ts'
import { startInJapan } from '#shared/japan-day.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { SOCIAL_PICTURES, SOCIAL_SIZE, type SocialPictureName } from '../pictures/manifest.ts'
import type { RootData } from '../root-data.ts'
import { titleOf } from './crumb.ts'
import { FEEDS, type FeedName, feedPath } from './feeds.ts'
import { canonicalPath } from './locale-hint.ts'
import { addressIn } from './page-address.ts'
import { isItem, isList, trailTo } from './site-tree.ts'
import { socialPath } from './social-path.ts'
import { type DescribedPage, type StructuredData, trailData } from './structured-data.ts'

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string; search: string }
  /** What the page was refused with. */
  error?: unknown
}

type Head = {
  title: string
  description?: string
  /** Shown where the address is shared; without one, a picture is drawn from title and language. */
  picture?: SocialPictureName
  /** Only of a dated text. */
  article?: { date: string; changedAt: Date } | undefined
  feed?: FeedName
  /** Structured data of the page, on the server (decision 0058); the breadcrumbs are added here. */
  data?: ((page: DescribedPage) => readonly StructuredData[]) | undefined
  /** For accounts, checkout and staff: excluded from search engines, without alternates. */
  isPrivate?: boolean
  /** Private, and no other site learns the address from a referrer. */
  hasSecretUrl?: boolean
}

/** The `meta` of a route: `export const meta = pageMeta((t) => ({ title: t('order.title') }))`. */
export const pageMeta =
  <Args extends MetaArgs = MetaArgs>(headOf: (t: Translate, args: Args) => Head) =>
  (args: Args): MetaDescriptor[] => {
    const root = rootDataOf(args.matches)
    if (root === null) return []

    const t = translatorOf(root.locale, root.messages)
    return descriptorsOf(headOf(t, args), args, { root, t })
  }

function descriptorsOf(
  head: Head,
  { matches, location }: MetaArgs,
  { root, t }: { root: RootData; t: Translate },
): MetaDescriptor[] {
  const { site, locale } = root
  const { title, description, hasSecretUrl = false, isPrivate = hasSecretUrl } = head
  const shown: MetaDescriptor[] = [
    { title: withoutMarks(`${title} | ${site.name}`) },
    ...(description === undefined
      ? []
      : [{ name: 'description', content: withoutMarks(description) }]),
  ]
  if (hasSecretUrl) shown.push({ name: 'referrer', content: 'same-origin' })
  if (isPrivate) return [...shown, { name: 'robots', content: 'noindex' }]

  const path = canonicalPath(location.pathname)
  const addresses = addressesOf(`${site.url}${path}`, pageOf(path, location.search), locale)
  // Search engines and other sites read the document alone, so the browser does without the rest.
  if (!import.meta.env.SSR) return [...shown, addresses.canonical]

  const page = {
    site,
    locale,
    url: addressIn(site.url, path, locale),
    picture: pictureOf(head, path, root),
  }
  return [
    ...shown,
    addresses.canonical,
    ...addresses.alternates,
    ...feedOf(head, page, t),
    ...cardOf(head, page),
    ...blocksOf([...(head.data?.(page) ?? []), ...trailOf({ matches, location }, t, page)]),
  ]
}

const pictureOf = ({ picture }: Head, path: string, { site, locale }: RootData): string =>
  picture === undefined
    ? `${site.url}${socialPath(locale, path)}`
    : `${site.url}/images/social/${SOCIAL_PICTURES[picture]}`

const feedOf = ({ feed }: Head, { site, locale }: DescribedPage, t: Translate): MetaDescriptor[] =>
  feed === undefined
    ? []
    : [
        {
          tagName: 'link',
          rel: 'alternate',
          type: 'application/atom+xml',
          title: `${t(FEEDS[feed].title)} | ${site.name}`,
          href: `${site.url}${feedPath(feed, locale)}`,
        },
      ]

/** The names that Open Graph has for languages. */
const TERRITORIES = { ja: 'ja_JP', en: 'en_US', ko: 'ko_KR' } as const satisfies Record<
  Locale,
  string
>

/** How the address looks where it is shared. */
function cardOf({ title, description, article }: Head, page: DescribedPage): MetaDescriptor[] {
  const properties: readonly (readonly [name: string, content: string | undefined])[] = [
    ['og:type', article ? 'article' : 'website'],
    ['og:site_name', page.site.name],
    ['og:title', withoutMarks(title)],
    ['og:description', description && withoutMarks(description)],
    ['og:url', page.url],
    ['og:locale', TERRITORIES[page.locale]],
    ...LOCALES.filter((other) => other !== page.locale).map(
      (other) => ['og:locale:alternate', TERRITORIES[other]] as const,
    ),
    ['og:image', page.picture],
    ['og:image:width', String(SOCIAL_SIZE.width)],
    ['og:image:height', String(SOCIAL_SIZE.height)],
    ['og:image:alt', withoutMarks(title)],
    ['article:published_time', article && startInJapan(article.date).toISOString()],
    ['article:modified_time', article?.changedAt.toISOString()],
  ]
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** `page` is the second and later parts of a list: each is a page of its own. Browsers share the canonical address. */
function addressesOf(url: string, page: string, locale: Locale) {
  const inLanguage = (other: Locale) => `${url}?${page === '' ? '' : `${page}&`}lang=${other}`
  const alternate = { tagName: 'link', rel: 'alternate' } as const
  return {
    canonical: { tagName: 'link', rel: 'canonical', href: inLanguage(locale) } as const,
    alternates: [
      { ...alternate, hrefLang: 'x-default', href: page === '' ? url : `${url}?${page}` },
      ...LOCALES.map((other) => ({ ...alternate, hrefLang: other, href: inLanguage(other) })),
    ],
  }
}

function pageOf(path: string, search: string): string {
  if (!isList(path)) return ''

  const number = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(number) && number > 1 ? `page=${number}` : ''
}

const blocksOf = (blocks: readonly StructuredData[]): MetaDescriptor[] =>
  // What is not known is left out by the writing of JSON.
  blocks.map((block) => ({
    'script:ld+json': JSON.parse(
      withoutMarks(JSON.stringify({ '@context': 'https://schema.org', ...block })),
    ),
  }))

/** The breadcrumbs of the page. */
function trailOf(
  { matches, location }: MetaArgs,
  t: Translate,
  { site, locale, url }: DescribedPage,
): StructuredData[] {
  const path = canonicalPath(location.pathname)
  const steps = trailTo(path).map((step) => ({
    name: t(step.word),
    // A heading leads to the first page below it.
    url: addressIn(site.url, step.path, locale),
  }))
  const item = isItem(path) ? titleOf(matches.at(-1)?.loaderData) : null
  if (item !== null) steps.push({ name: withoutMarks(item), url })
  return steps.length < 2 ? [] : [trailData(steps)]
}

function rootDataOf(matches: MetaArgs['matches']): RootData | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  // The root route has one loader, whose answer is this type; it is missing only when that loader failed.
  return (root as RootData | undefined) ?? null
}
