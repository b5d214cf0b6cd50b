/** From a serial number to what fits the device. Spec §1 "plate-type cartridge"; decisions, section 12. */
import { z } from '@hono/zod-openapi'

import type { CompatibilityCatalogue } from '#domain/catalog/compatibility/check-compatibility.server.ts'
import {
  type Compatibility,
  SDK_CALLS,
  SERIAL_LENGTH_MAX,
} from '#domain/catalog/compatibility/compatibility.ts'
import { CARTRIDGE_TYPES } from '#domain/catalog/compatibility/device-compatibility.ts'
import { SDK_LINK_KINDS } from '#domain/catalog/compatibility/sdk-links.ts'
import { DEVICE_SLUGS } from '#domain/catalog/devices/device.ts'
import { PLATE_CARTRIDGES_SINCE } from '#domain/catalog/devices/device-policy.ts'

import { answer, common, dataOf, LocalizedName, route, TAGS, term, WITH_KEY } from './envelope.ts'

const Fit = z
  .object({
    status: z.enum(['known', 'incomplete', 'unknown']).openapi({
      description:
        '`incomplete` begins like the numbers of `device`; `unknown` is not a registered number',
    }),
    serial: z.string().openapi({ example: 'ASN2A0001' }),
    device: z.object({ slug: z.enum(DEVICE_SLUGS), name: LocalizedName }).nullable(),
    cartridge: z
      .object({
        type: z.enum(CARTRIDGE_TYPES),
        since: z.string().openapi({ description: 'First month of the plate type' }),
        isFittedByEarlier: z
          .boolean()
          .openapi({ description: 'Whether cartridges from before that month fit' }),
      })
      .nullable(),
    sdks: z.array(
      z.object({
        slug: z.string(),
        name: LocalizedName,
        version: z.string(),
        links: z.array(z.enum(SDK_LINK_KINDS)),
      }),
    ),
    isOneLinkByVariant: z.boolean().openapi({
      description:
        'Each unit was made with one of the links: an SDK drives it when it has that one',
    }),
    calls: z.array(z.enum(SDK_CALLS)),
    httpApi: z
      .object({
        port: z.int(),
        families: z.array(z.object({ path: z.string(), firmwareFrom: z.string().nullable() })),
      })
      .nullable(),
  })
  .openapi('Compatibility')

export const compatibilityRoute = route('get', '/compatibility', {
  operationId: 'checkCompatibility',
  tags: [TAGS.catalogue],
  security: WITH_KEY,
  summary: 'Check what fits a device',
  description: 'Returns the version, cartridge type, SDKs and HTTP API calls for a serial number.',
  request: {
    query: common.extend({
      serial: term(SERIAL_LENGTH_MAX)
        .refine((text) => text.trim() !== '')
        .openapi({ minLength: 1, description: 'As printed on the device', example: 'ASN2A0001' }),
    }),
  },
  responses: {
    200: answer(dataOf(Fit), 'What fits; `status` says whether the number is known'),
  },
})

type CompatibilityResult = CompatibilityCatalogue & { found: Compatibility }
type FitWire = z.infer<typeof Fit>

const NOTHING = {
  device: null,
  cartridge: null,
  sdks: [],
  isOneLinkByVariant: false,
  calls: [],
  httpApi: null,
} satisfies Partial<FitWire>

export function compatibilityWire(
  { found, products, sdks }: CompatibilityResult,
  input: string,
): FitWire {
  const deviceOf = (slug: (typeof DEVICE_SLUGS)[number]) => {
    const row = products.find((product) => product.slug === slug)
    return { slug, name: row ? row.name : { en: slug, ja: null, ko: null } }
  }
  switch (found.status) {
    case 'not_asked':
    case 'unknown':
      return { ...NOTHING, status: 'unknown', serial: input }
    case 'incomplete':
      return { ...NOTHING, status: 'incomplete', serial: input, device: deviceOf(found.device) }
    case 'known':
      return {
        status: 'known',
        serial: found.serial,
        device: deviceOf(found.device),
        cartridge: {
          type: found.cartridge,
          since: PLATE_CARTRIDGES_SINCE,
          isFittedByEarlier: found.isFittedByEarlier,
        },
        sdks: sdks.flatMap((row) => {
          const links = found.sdks.find(({ slug }) => slug === row.slug)?.links
          return links ? [{ slug: row.slug, name: row.name, version: row.version, links }] : []
        }),
        isOneLinkByVariant: found.isOneLinkByVariant,
        calls: [...found.calls],
        httpApi: found.httpApi && { ...found.httpApi, families: [...found.httpApi.families] },
      }
  }
}
