/** The pages of the apps: the path says which one, and each has its own row in routes.ts. */

import { APP_WORDS, type AppSlug, isAppSlug } from '#web/features/software/apps/app.ts'
import { AppPage } from '#web/features/software/apps/app-page.tsx'
import { loadApps } from '#web/features/software/apps/load-apps.server.ts'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import type { Route } from './+types/app.ts'

export const meta: Route.MetaFunction = pageMeta((t, args) => {
  const slug = slugOf(args.location.pathname)
  const app = args.loaderData?.apps.find((one) => one.slug === slug)
  return {
    title: t(APP_WORDS[slug].title, { name: app?.name ?? slug }),
    description: t(APP_WORDS[slug].description),
    picture: 'aroma-shooter-3',
  }
})

export async function loader({ context, url }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const slug = slugOf(url.pathname)
  return { slug, ...(await loadApps(ctx, locale)) }
}

export default function SoftwareApp({ loaderData: { slug, apps, scents } }: Route.ComponentProps) {
  return <AppPage key={slug} slug={slug} apps={apps} scents={scents} />
}

/** The address is one of the rows of routes.ts. */
function slugOf(pathname: string): AppSlug {
  const last = pathname.replace(/\/$/, '').split('/').at(-1)
  return isAppSlug(last) ? last : 'aroma-shooter'
}
