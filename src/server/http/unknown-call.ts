/** What no call answers: an address that is none, or a method that this address does not take. RFC 9110, section 15.5.6. */
import { TrieRouter } from 'hono/router/trie-router'

import { type ApiApp, type RequestContext, refuse } from './api-app.ts'

/** Mounted behind all calls. Which methods an address takes is looked up among these, at the first question. */
export function unknownCall(app: ApiApp) {
  let router: TrieRouter<string> | undefined
  return (c: RequestContext) => {
    router ??= methodsOf(app)
    const path = c.req.path.replace(/\/+$/, '')
    const taken = new Set(router.match('ALL', path)[0].map(([method]) => method))
    if (taken.size === 0) return refuse(c, 'not_found')

    if (taken.has('GET')) taken.add('HEAD')
    c.header('Allow', [...taken].sort().join(', '))
    return refuse(c, 'method_not_allowed')
  }
}

/** Guards answer to every method and are no calls. */
function methodsOf(app: ApiApp): TrieRouter<string> {
  const router = new TrieRouter<string>()
  const calls = app.routes.filter(({ method }) => method !== 'ALL')
  for (const { method, path } of calls) router.add('ALL', path, method)
  return router
}
