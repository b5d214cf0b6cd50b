import { findPlacesRoute, placesWire } from '#contract/addresses.ts'
import { findPlaces } from '#domain/addresses/find-places.server.ts'

import { type ApiApp, refuse } from '../http/api-app.ts'

/** The file changes only with a release, so browsers may cache answers for a day. */
const CACHE_SECONDS = 86_400

export function mountAddresses(api: ApiApp): void {
  api.openapi(findPlacesRoute, async (c) => {
    const found = await findPlaces(c.req.valid('param').code)
    if (found === null) return refuse(c, 'not_found')

    c.header('Cache-Control', `private, max-age=${CACHE_SECONDS}`)
    return c.json(placesWire(found), 200)
  })
}
