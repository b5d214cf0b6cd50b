/** Any unknown address: status 404, and in the browser the address becomes /404. Spec §2. */
import { useEffect } from 'react'
import { data, useLocation, useNavigate } from 'react-router'

import { NotFoundPage, notFoundMeta } from '../shell/error-pages/not-found.tsx'
import { pageMeta } from '../site/page-meta.ts'

const NOT_FOUND_PATH = '/404'

export const handle = { footer: 'short' }

export const meta = pageMeta(notFoundMeta)

export const loader = () => data(null, { status: 404 })

export const shouldRevalidate = () => false

export default function NotFound() {
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    if (pathname !== NOT_FOUND_PATH) void navigate(NOT_FOUND_PATH, { replace: true })
  }, [pathname, navigate])

  // A script changes the address, so the page hydrates at once. Decision 0031.
  return (
    <div data-hydrate="eager">
      <NotFoundPage />
    </div>
  )
}
