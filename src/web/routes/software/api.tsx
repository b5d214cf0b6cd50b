/** The HTTP API of the device: to try, to read, to copy. Decisions, section 3. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { ApiPage } from '../../features/device-api/api-page.tsx'
import { loadScents } from '../../features/device-api/load-scents.server.ts'
import type { Route } from './+types/api.ts'

export const handle = { header: 'night' }

export const meta = pageMeta((t) => ({
  title: t('deviceApi.deviceApiTitle'),
  description: t('deviceApi.deviceApiDescription', { chambers: CHAMBERS }),
  picture: 'aroma-shooter-3',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return { scents: await loadScents(ctx, locale) }
}

export default function SoftwareApi({ loaderData }: Route.ComponentProps) {
  return <ApiPage scents={loaderData.scents} />
}
