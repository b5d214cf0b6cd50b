/** Addresses that only lead elsewhere, for links inside the site: the server answers them before any page. Spec §2. */
import { redirect } from 'react-router'

import { movedTo } from '../site/redirects.ts'
import type { Route } from './+types/moved.ts'

export function loader({ url }: Route.LoaderArgs) {
  return redirect(movedTo(url) ?? '/', 301)
}

/** Never shown: its loader has led elsewhere. */
export default function Moved() {
  return null
}
