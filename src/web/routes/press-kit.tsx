import { appContext } from '../context.ts'
import { loadPress } from '../features/press/load-press.server.ts'
import { PressPage } from '../features/press/press-page.tsx'
import { useSite } from '../root-data.ts'
import { pageMeta } from '../site/page-meta.ts'
import type { Route } from './+types/press-kit.ts'

export const meta = pageMeta((t) => ({
  title: t('company.pressPageTitle'),
  description: t('company.pressDescription'),
  picture: 'home',
}))

export function loader({ context }: Route.LoaderArgs) {
  return loadPress(context.get(appContext).ctx)
}

export default function PressKit({ loaderData }: Route.ComponentProps) {
  const { name } = useSite()
  return <PressPage press={loaderData} company={name} />
}
