import { GAME_DECK } from '#web/features/software/deck.ts'
import { loadDeck } from '#web/features/software/load-deck.server.ts'
import { loadSdks } from '#web/features/software/sdks/load-sdks.server.ts'
import { SdkPage } from '#web/features/software/sdks/sdk-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import type { Route } from './+types/sdk.ts'

export const handle = { header: 'night' }

export const meta = pageMeta((t) => ({
  title: t('software.sdkPageTitle'),
  description: t('software.sdkDescription'),
  picture: 'aroma-shooter-3',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const [sdks, scents] = await Promise.all([
    loadSdks(ctx, locale),
    loadDeck(ctx, locale, GAME_DECK),
  ])
  return { sdks, scents }
}

export default function SoftwareSdk({ loaderData }: Route.ComponentProps) {
  return <SdkPage {...loaderData} />
}
