/** Names for what the draft knows by its codes. */
import type { DraftNames } from '#web/draft/draft-callout.tsx'

import { nameOf } from './cartridge-list.ts'
import type { LoadedNames } from './load-draft-names.server.ts'

export const draftNames = ({ products, scents, sdks }: LoadedNames): DraftNames => ({
  scent: (serial) => nameOf(scents, serial),
  product: (id) => products[id],
  sdk: (slug) => sdks.find((it) => it.slug === slug)?.name ?? slug,
})
