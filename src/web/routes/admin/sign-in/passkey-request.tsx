/** What a browser needs to use a passkey, for the sign-in page and for step-up. */
import { passkeyRequest } from '#domain/accounts/passkeys/passkey-options.server.ts'
import { relyingPartyOf } from '#domain/accounts/passkeys/relying-party.ts'
import { appContext } from '#web/context.ts'

import type { Route } from './+types/passkey-request.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, site } = context.get(appContext)
  const party = relyingPartyOf(site.url)
  return party
    ? Response.json(await passkeyRequest(ctx, party))
    : new Response(null, { status: 404 })
}
