/** /dev/ui: every part of the design system. It does not exist in production. */
import { data } from 'react-router'

import { ShowcasePage } from '#web/features/dev/showcase-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { NOTIFICATION_MS } from '../../shell/timing.ts'
import type { Route } from './+types/parts.ts'

export const meta = pageMeta(() => ({ title: 'Parts', isPrivate: true }))

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(appContext).site.isProduction) throw data(null, { status: 404 })
  return null
}

export default function Parts() {
  return <ShowcasePage notificationSeconds={NOTIFICATION_MS / 1000} />
}
