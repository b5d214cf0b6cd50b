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

/** `undefined` only on the error page of a root that could not load. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root')

export function useSite(): PublicSite {
  const root = useRootData()
  invariant(root, 'a page is shown inside a root that has loaded')
  return root.site
}
