/** Nothing at this address: for unknown ones, and for a page of a list that does not exist. Spec §2 "/404". */
import type { ReactNode } from 'react'
import { isRouteErrorResponse, Link } from 'react-router'

import type { MessageKey, Translate } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import { Adrift } from './adrift.tsx'
import css from './not-found.module.css'

/** What a route looked for: `throw data({ resource: 'news' }, 404)`. */
const TITLES = {
  news: 'shell.noNews',
  post: 'shell.noPost',
  career: 'shell.noCareer',
  scent: 'shell.noScent',
} as const satisfies Record<string, MessageKey>

type Resource = keyof typeof TITLES

const LINKS = [
  { path: '/products/aroma-shooter-3', word: 'shell.pageProducts' },
  { path: '/faq', word: 'shell.pageFaq' },
  { path: '/contact', word: 'shell.pageContact' },
] as const

type Props = {
  resource?: Resource | null
  /** What was probably meant. */
  children?: ReactNode
}

export function NotFoundPage({ resource = null, children }: Props) {
  const t = useT()

  return (
    <Adrift>
      <p className="code">404</p>
      <h1>{resource === null ? t('shell.notFoundTitle') : t(TITLES[resource])}</h1>
      <p>{resource === null ? t('shell.notFoundText') : t('shell.noItemText')}</p>
      {children}
      <ButtonLink to="/">
        <span className={css.back}>{t('shell.goBack')}</span>
      </ButtonLink>
      <nav className={css.links} aria-labelledby="other-links">
        <h2 id="other-links">{t('shell.notFoundLinks')}</h2>
        <ul>
          {LINKS.map(({ path, word }) => (
            <li key={path}>
              <Link to={path}>{t(word)}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </Adrift>
  )
}

export const notFoundMeta = (t: Translate) => ({
  title: t('shell.notFoundTitle'),
  description: t('shell.notFoundDescription'),
  isPrivate: true,
})

export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404

/** What was looked for, as the route that did not find it says. */
export function resourceIn(error: unknown): Resource | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  if (typeof data !== 'object' || data === null || !('resource' in data)) return null
  const { resource } = data
  return isResource(resource) ? resource : null
}

const isResource = (word: unknown): word is Resource =>
  typeof word === 'string' && Object.hasOwn(TITLES, word)
