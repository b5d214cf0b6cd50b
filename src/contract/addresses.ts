/** Addresses and Japanese postal codes on the wire. Decisions, section 12. */
import { z } from '@hono/zod-openapi'

import type { Address } from '#domain/addresses/address.ts'
import type { JapanesePlace } from '#domain/addresses/find-places.server.ts'
import { digitsOf, hasPostalCodes, normalPostalCode } from '#domain/addresses/postal-code.ts'
import { LINE_LENGTH_MAX } from '#domain/orders/order.ts'
import { pick } from '#shared/pick.ts'

import { answer, dataOf, refusals, route, TAGS, WITH_KEY } from './envelope.ts'
import { AddressLine, Country, LooseAddressLine, LooseLine } from './fields.ts'

export const SentAddress = z
  .strictObject({
    postal_code: LooseLine(LINE_LENGTH_MAX.postalCode, '104-0061'),
    city: AddressLine(LINE_LENGTH_MAX.city, '中央区'),
    country: Country,
    line1: AddressLine(LINE_LENGTH_MAX.line1, '見本町1-2-3'),
    line2: LooseAddressLine(LINE_LENGTH_MAX.line2, '見本ビル 4階'),
    state: LooseLine(LINE_LENGTH_MAX.state, '東京都'),
  })
  // Required by spec §5, but some countries have none.
  .refine(({ postal_code, country }) => postal_code !== '' || !hasPostalCodes(country), {
    path: ['postal_code'],
  })

export const AddressAnswer = z.object({
  postal_code: z.string(),
  city: z.string(),
  country: z.string(),
  line1: z.string(),
  line2: z.string(),
  state: z.string(),
})

export const addressOf = ({ postal_code, ...address }: z.infer<typeof SentAddress>): Address => ({
  ...address,
  postalCode: normalPostalCode(postal_code, address.country),
})

export const addressWire = (address: Address): z.infer<typeof AddressAnswer> => ({
  postal_code: address.postalCode,
  ...pick(address, 'city', 'country', 'line1', 'line2', 'state'),
})

const PostalCode = z
  .string()
  .max(20)
  .transform(digitsOf)
  .pipe(z.string().regex(/^\d{7}$/))

const Places = z
  .object({
    isWhole: z.boolean().openapi({
      description: 'false where further towns share the code: then the town is only one of them',
    }),
    places: z.array(
      z.object({
        state: z.string().openapi({ description: 'ISO 3166-2', example: 'JP-13' }),
        city: z.string(),
        town: z.string().openapi({ description: 'Empty where the code has none' }),
        cityRoman: z.string().openapi({ example: 'Chuo-ku' }),
        townRoman: z
          .string()
          .openapi({ description: 'Empty if the reading is not known', example: 'Ginza' }),
      }),
    ),
  })
  .openapi('PostalCode')

export const findPlacesRoute = route('get', '/postal-codes/{code}', {
  operationId: 'findPlaces',
  tags: [TAGS.pricing],
  security: WITH_KEY,
  summary: 'Look up a Japanese postal code',
  description: 'Seven digits in any width, with or without the hyphen.',
  request: {
    params: z.object({ code: PostalCode.openapi({ example: '104-0061' }) }),
  },
  responses: { 200: answer(dataOf(Places), 'Places') },
  ...refusals('not_found'),
})

export type PlacesWire = z.infer<typeof Places>

type Found = { isWhole: boolean; places: JapanesePlace[] }

export const placesWire = ({ isWhole, places }: Found): { data: PlacesWire } => ({
  data: { isWhole, places },
})
