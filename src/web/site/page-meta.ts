/** Title, description, canonical address and the same page in the other languages, for every public page. */
import type { MetaDescriptor } from 'react-router'

import { withoutMarks } from '#i18n/phrase-mark.ts'
import { type Translate, translatorOf } from '#i18n/translate.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { SOCIAL_PICTURES, SOCIAL_SIZE, type SocialPictureName } from '../pictures/manifest.ts'
import type { RootData } from '../root-data.ts'
import { titleOf } from './crumb.ts'
import { canonicalPath } from './locale-hint.ts'
import { isItem, isList, trailTo } from './site-tree.ts'
import { type StructuredData, trailData } from './structured-data.ts'

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string; search: string }
}

type Head = {
  title: string
  description?: string
  /** Shown where the address is passed on. */
  picture?: SocialPictureName
  /** Structured data of the page; the breadcrumbs are added here. */
  data?: (site: RootData['site']) => readonly StructuredData[]
  isPrivate?: boolean
}

/**
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, (t) => ({ title: t('order.title') }))`.
 * A private page (account, checkout, staff) is excluded from search engines and has no alternates.
 */
export function pageMeta(args: MetaArgs, headOf: (t: Translate) => Head): MetaDescriptor[] {
  const root = rootDataOf(args.matches)
  if (root === null) return []

  const t = translatorOf(root.locale, root.messages)
  const head = headOf(t)
  const { pathname, search } = args.location
  const { title, description, isPrivate = false } = head
  return [
    { title: withoutMarks(`${title} | ${root.site.name}`) },
    ...(description === undefined
      ? []
      : [{ name: 'description', content: withoutMarks(description) }]),
    ...(isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          ...addressesOf(
            `${root.site.url}${canonicalPath(pathname)}`,
            pageOf(pathname, search),
            root.locale,
          ),
          ...cardOf(head, root.site),
          ...blocksOf([...(head.data?.(root.site) ?? []), ...trailOf(args, t, root.site)]),
        ]),
  ]
}

/** How the address looks where it is passed on. */
function cardOf({ title, description, picture }: Head, site: RootData['site']): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: withoutMarks(title) },
    ...(description === undefined
      ? []
      : [{ property: 'og:description', content: withoutMarks(description) }]),
    ...(picture === undefined ? [] : pictureOf(picture, site.url)),
  ]
}

const pictureOf = (name: SocialPictureName, origin: string): MetaDescriptor[] => [
  { property: 'og:image', content: `${origin}/images/social/${SOCIAL_PICTURES[name]}` },
  { property: 'og:image:width', content: String(SOCIAL_SIZE.width) },
  { property: 'og:image:height', content: String(SOCIAL_SIZE.height) },
  { name: 'twitter:card', content: 'summary_large_image' },
]

/** `page` is the second and later parts of a list: each is a page of its own. */
function addressesOf(url: string, page: string, locale: Locale): MetaDescriptor[] {
  const inLanguage = (other: Locale) => `${url}?${page === '' ? '' : `${page}&`}lang=${other}`
  return [
    { tagName: 'link', rel: 'canonical', href: inLanguage(locale) },
    {
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'x-default',
      href: page === '' ? url : `${url}?${page}`,
    },
    ...LOCALES.map((other) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: other,
      href: inLanguage(other),
    })),
  ]
}

function pageOf(pathname: string, search: string): string {
  if (!isList(canonicalPath(pathname))) return ''

  const number = Number(new URLSearchParams(search).get('page') ?? 1)
  return Number.isInteger(number) && number > 1 ? `page=${number}` : ''
}

const blocksOf = (blocks: readonly StructuredData[]): MetaDescriptor[] =>
  // What is not known is left out by the writing of JSON.
  blocks.map((block) => ({
    'script:ld+json': JSON.parse(JSON.stringify({ '@context': 'https://schema.org', ...block })),
  }))

/** The breadcrumbs of the page. */
function trailOf(
  { matches, location }: MetaArgs,
  t: Translate,
  site: RootData['site'],
): StructuredData[] {
  const path = canonicalPath(location.pathname)
  const steps = trailTo(path).map(({ path: to, word, isHeading }) => ({
    name: t(word),
    url: isHeading ? null : `${site.url}${to}`,
  }))
  const item = isItem(path) ? titleOf(matches.at(-1)?.loaderData) : null
  if (item !== null) steps.push({ name: item, url: `${site.url}${path}` })
  return steps.length < 2 ? [] : [trailData(steps)]
}

function rootDataOf(matches: MetaArgs['matches']): RootData | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  // The root route has one loader, whose answer is this type; it is missing only when that loader failed.
  return (root as RootData | undefined) ?? null
}
