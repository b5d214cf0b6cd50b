/** The home page as visitors would see it, on a ground that is not saved. */
import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { HOME_BACKGROUND_KEY, homeBackgroundOf } from '#domain/settings/home-background.ts'
import { useT } from '#i18n/use-t.ts'
import { requireStaff } from '#web/features/admin/frame/guard.server.ts'
import { PreviewBar } from '#web/features/admin/parts/preview-bar.tsx'
import { HomePage } from '#web/features/home/home-page.tsx'
import { loadHome } from '#web/features/home/load-home.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import type { Route } from './+types/home-preview.ts'

export const meta = pageMeta((t) => ({ title: t('adminSettings.homePreview'), isPrivate: true }))

export async function loader({ context, url: { searchParams, search } }: Route.LoaderArgs) {
  const { ctx, locale } = requireStaff(context, 'content.edit')
  const background = homeBackgroundOf(searchParams.get(HOME_BACKGROUND_KEY) ?? '')
  const home = await loadHome(ctx, locale, KIND_FILTER_ALL)
  return { home: { ...home, background }, search }
}

export default function HomePreview({ loaderData: { home, search } }: Route.ComponentProps) {
  const t = useT()
  return (
    <>
      <PreviewBar text={t('adminSettings.homePreviewText')} to={`/admin/content/home${search}`} />
      <HomePage home={home} />
    </>
  )
}
