/** Title, description, canonical address and the same page in the other languages, for every public page. */
import type { MetaDescriptor } from 'react-router'

import { withoutMarks } from '#i18n/phrase-mark.ts'
import { type Translate, translatorOf } from '#i18n/translate.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { canonicalPath } from './locale-hint.ts'
import { SOCIAL_PICTURES, SOCIAL_SIZE, type SocialPictureName } from './pictures/manifest.ts'
import type { RootData } from './root-data.ts'

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

type Head = {
  title: string
  description?: string
  /** Shown where the address is passed on. */
  picture?: SocialPictureName
  isPrivate?: boolean
}

/**
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, (t) => ({ title: t('order.title') }))`.
 * A private page (account, checkout, staff) is kept out of search engines and has no alternates.
 */
export function pageMeta(args: MetaArgs, headOf: (t: Translate) => Head): MetaDescriptor[] {
  const root = rootDataOf(args.matches)
  if (root === null) return []

  const head = headOf(translatorOf(root.locale, root.messages))
  const { title, description, isPrivate = false } = head
  return [
    { title: withoutMarks(`${title} | ${root.site.name}`) },
    ...(description === undefined
      ? []
      : [{ name: 'description', content: withoutMarks(description) }]),
    ...(isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          ...addressesOf(`${root.site.url}${canonicalPath(args.location.pathname)}`, root.locale),
          ...cardOf(head, root.site),
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

function addressesOf(url: string, locale: Locale): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: `${url}?lang=${locale}` },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url },
    ...LOCALES.map((other) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: other,
      href: `${url}?lang=${other}`,
    })),
  ]
}

function rootDataOf(matches: MetaArgs['matches']): RootData | null {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  // The root route has one loader, whose answer is this type; it is missing only when that loader failed.
  return (root as RootData | undefined) ?? null
}
