/** What a browser needs to add a passkey. */
import { passkeyCreation } from '#domain/accounts/passkeys/passkey-options.server.ts'
import { relyingPartyOf } from '#domain/accounts/passkeys/relying-party.ts'
import { requireAnyStaff } from '#web/features/admin/frame/guard.server.ts'
import { unwrap } from '#web/features/admin/frame/unwrap.server.ts'
import { SITE_NAME_DEFAULT } from '#web/shell/brand.ts'

import type { Route } from './+types/passkey-creation.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, site } = requireAnyStaff(context)
  const party = relyingPartyOf(site.url)
  if (!party) return new Response(null, { status: 404 })
  const shopName = site.name ?? SITE_NAME_DEFAULT
  return Response.json(unwrap(await passkeyCreation(ctx, { party, shopName })))
}
