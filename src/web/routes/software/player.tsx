/** The web player: scents on a timeline, played on a simulated device. Decisions, section 3. */
import { CHAMBERS } from '#domain/catalog/devices/device-policy.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { loadCatalogue } from '../../features/player/load-catalogue.server.ts'
import { Notes } from '../../features/player/notes.tsx'
import { Player } from '../../features/player/player.tsx'
import { isSampleName } from '../../features/player/samples.ts'
import type { Route } from './+types/player.ts'

export const handle = { header: 'night' }

export const meta = pageMeta((t) => ({
  title: t('player.playerTitle'),
  description: t('player.playerDescription', { chambers: CHAMBERS }),
  picture: 'aroma-shooter-3',
}))

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const asked = url.searchParams.get('sample')
  return {
    scents: await loadCatalogue(ctx, locale),
    sample: isSampleName(asked) ? asked : null,
  }
}

export default function SoftwarePlayer({ loaderData: { scents, sample } }: Route.ComponentProps) {
  return (
    <>
      <Player key={sample} sample={sample ?? 'morning'} isAsked={sample !== null} scents={scents} />
      <Notes />
    </>
  )
}
