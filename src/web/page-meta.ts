/** Title, description, canonical address and the same page in the other languages, for every public page. */
import type { MetaDescriptor } from 'react-router'

import { type Translate, translatorOf } from '#i18n/translate.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'

import { canonicalPath } from './locale-hint.ts'
import type { RootData } from './root-data.ts'

type MetaArgs = {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

type Head = { title: string; description?: string; isPrivate?: boolean }

/**
 * `export const meta: Route.MetaFunction = (args) => pageMeta(args, (t) => ({ title: t('order.title') }))`.
 * A private page (account, checkout, staff) is kept out of search engines and has no alternates.
 */
export function pageMeta(args: MetaArgs, headOf: (t: Translate) => Head): MetaDescriptor[] {
  const root = rootDataOf(args.matches)
  if (root === null) return []

  const { title, description, isPrivate = false } = headOf(translatorOf(root.locale, root.messages))
  return [
    { title: `${title} | ${root.site.name}` },
    ...(description === undefined ? [] : [{ name: 'description', content: description }]),
    ...(isPrivate
      ? [{ name: 'robots', content: 'noindex' }]
      : addressesOf(`${root.site.url}${canonicalPath(args.location.pathname)}`, root.locale)),
  ]
}

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
