/** Data of the root loader, which every page has, and the hooks that read it. */
import { useRouteLoaderData } from 'react-router'

import type { Messages } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

import type { Site } from './context.ts'
import type { ProseNode } from './prose/prose-nodes.ts'

/** Without what belongs to one visitor: pages that are the same for all may be cached. */
export type PublicSite = Omit<Site, 'name' | 'cookieLocale'> & { name: string }

/** What a campaign says now. */
export type CampaignLine = {
  /** The page that carries it; `null` for all pages. */
  page: string | null
  locale: Locale
  nodes: ProseNode[]
}

export type RootData = {
  locale: Locale
  messages: Messages
  site: PublicSite
  campaigns: CampaignLine[]
}

/** Of the last page that loaded in this window. */
let lastLoaded: RootData | undefined

/**
 * After a navigation that failed, the data of the page before it, so that the error page is in the reader's language.
 * `undefined` only on the error page of a first page whose root could not load.
 */
export function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<RootData>('root')
  if (!import.meta.env.SSR) lastLoaded = data ?? lastLoaded
  return data ?? lastLoaded
}

export function useSite(): PublicSite {
  const root = useRootData()
  invariant(root, 'a page is shown inside a root that has loaded')
  return root.site
}
