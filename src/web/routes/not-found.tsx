/** Any unknown address: status 404, and in the browser the address becomes /404. Spec §2. */
import { useEffect } from 'react'
import { data, useLocation, useNavigate } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { NearPages } from '../shell/error-pages/near-pages.tsx'
import { NotFoundPage, notFoundMeta } from '../shell/error-pages/not-found.tsx'
import { pagesIn } from '../site/nearest-pages.ts'
import { pageMeta } from '../site/page-meta.ts'
import { SITE_TREE } from '../site/site-tree.ts'
import type { Route } from './+types/not-found.ts'

const NOT_FOUND_PATH = '/404'

export const handle = { footer: 'short' }

export const meta = pageMeta(notFoundMeta)

/** The server has replaced the address that was asked for by the pages near to it. */
export const loader = ({ url }: Route.LoaderArgs) =>
  data({ near: pagesIn(url.searchParams.getAll('near')) }, { status: 404 })

export const shouldRevalidate = () => false

export default function NotFound({ loaderData: { near } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    if (pathname !== NOT_FOUND_PATH) void navigate(NOT_FOUND_PATH, { replace: true })
  }, [pathname, navigate])

  // A script changes the address, so the page hydrates at once. Decision 0031.
  return (
    <div data-hydrate="eager">
      <NotFoundPage>
        <NearPages pages={near.map((path) => ({ path, name: t(SITE_TREE[path].word) }))} />
      </NotFoundPage>
    </div>
  )
}
