/** Any unknown address: status 404, and in the browser the address becomes /404. Spec §2. */
import { useEffect } from 'react'
import { data, useLocation, useNavigate } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { pageMeta } from '../page-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DriftingMark } from '../ui/drifting-mark.tsx'
import type { Route } from './+types/not-found.ts'
import css from './not-found.module.css'

const NOT_FOUND_PATH = '/404'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: t('shell.notFoundTitle'),
    description: t('shell.notFoundDescription'),
    isPrivate: true,
  }))

export const loader = () => data(null, { status: 404 })

export const shouldRevalidate = () => false

export default function NotFound() {
  const t = useT()
  const navigate = useNavigate()
  const { pathname } = useLocation()

  useEffect(() => {
    if (pathname !== NOT_FOUND_PATH) void navigate(NOT_FOUND_PATH, { replace: true })
  }, [pathname, navigate])

  return (
    <div className={`wrap ${css.page}`}>
      <DriftingMark />
      <p className="code">404</p>
      <h1>{t('shell.notFoundTitle')}</h1>
      <p className={css.text}>{t('shell.notFoundText')}</p>
      <ButtonLink to="/">{t('shell.goBack')}</ButtonLink>
    </div>
  )
}
