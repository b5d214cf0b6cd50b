/** The site's own client is typed by the description of the calls. Decision 0025. */
import { expect, test } from 'vitest'

import { clientTypesOf } from '../../support/api/client-types.ts'
import type { Description } from '../../support/api/described.ts'
import { openTestShop } from '../../support/shop/shop.ts'

test('the types of the client are those of the description that is served', async () => {
  await using shop = await openTestShop()
  const { body } = await shop.call<Description>({ path: '/api/openapi.json' })
  await expect(clientTypesOf(body)).toMatchFileSnapshot('../../../packages/client/src/calls.gen.ts')
})
