/** Research and art use. Spec §1 "Solutions", §2. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { ArtsPage } from '#web/features/solutions/arts/arts-page.tsx'
import { PROTOCOL_SERIALS } from '#web/features/solutions/arts/protocol.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { loadScents } from '../../features/solutions/load-scents.server.ts'
import type { Route } from './+types/arts-and-science.ts'

export const meta = pageMeta((t) => ({
  title: t('solutions.artsTitle'),
  description: t('solutions.artsDescription', { count: CHAMBERS }),
  picture: 'aroma-shooter-3',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return { scents: await loadScents(ctx, locale, PROTOCOL_SERIALS) }
}

export default function ArtsAndScience({ loaderData }: Route.ComponentProps) {
  return <ArtsPage scents={loaderData.scents} />
}
