/** Breadcrumbs on every public page below home. Spec §2 "Breadcrumbs". */
import { useLocation, useMatches } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { movedTo } from '../site/redirects.ts'
import { isItem, type Step, trailTo } from '../site/site-tree.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import css from './page-trail.module.css'

/** Pages that begin with a picture from edge to edge: there the breadcrumbs are at the end. */
const BEGINS_WITH_PICTURE = /^\/(order|products|software|solutions)(\/|$)/

export function PageTrail({ place }: { place: 'top' | 'foot' }) {
  const t = useT()
  const { pathname } = useLocation()
  const item = useItemName()
  const isHere = (BEGINS_WITH_PICTURE.test(pathname) ? 'foot' : 'top') === place
  const steps = trailTo(pathname)
  const last = steps.at(-1)
  if (!isHere || last === undefined || steps.length < 2) return null
  // An item without a name does not exist, and a missing page has no breadcrumbs.
  if (isItem(pathname) && item === null) return null

  const above = item === null ? steps.slice(0, -1) : steps
  return (
    <div className={css.trail} data-place={place}>
      <div className="wrap">
        <Breadcrumbs
          label={t('shell.trail')}
          crumbs={above.map((step) => ({ label: t(step.word), to: targetOf(step) }))}
          current={item ?? t(last.word)}
        />
      </div>
    </div>
  )
}

/** A heading leads where its address leads. */
const targetOf = ({ path }: Step): string => movedTo({ pathname: path, search: '' }) ?? path

/** What the page calls itself, where its name is data. */
function useItemName(): string | null {
  const names = useMatches().map(({ handle, loaderData }) => crumbOf(handle)?.(loaderData) ?? null)
  return names.findLast((name) => name !== null) ?? null
}

type Crumb = (loaderData: unknown) => string | null

function crumbOf(handle: unknown): Crumb | null {
  if (typeof handle !== 'object' || handle === null || !('crumb' in handle)) return null
  // The one function that a handle carries under this name: src/web/site/crumb.ts.
  return typeof handle.crumb === 'function' ? (handle.crumb as Crumb) : null
}
