/** Japanese postal codes on the wire. Decisions, section 12. */
import { createRoute, z } from '@hono/zod-openapi'

import type { JapanesePlace } from '#domain/addresses/find-places.server.ts'
import { digitsOf } from '#domain/addresses/postal-code.ts'

import { answer, commonQuery, dataOf, refusals, TAGS, WITH_KEY } from './envelope.ts'

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
        town: z.string().openapi({ description: 'Empty where the code tells none' }),
        cityRoman: z.string().openapi({ example: 'Chuo-ku' }),
        townRoman: z
          .string()
          .openapi({ description: 'Empty where the reading is not known', example: 'Ginza' }),
      }),
    ),
  })
  .openapi('PostalCode')

export const findPlacesRoute = createRoute({
  method: 'get',
  path: '/postal-codes/{code}',
  operationId: 'findPlaces',
  tags: [TAGS.pricing],
  security: WITH_KEY,
  summary: 'Find the place of a Japanese postal code',
  description: 'Seven digits in any width, with or without the hyphen.',
  request: {
    params: z.object({ code: PostalCode.openapi({ example: '104-0061' }) }),
    query: z.strictObject(commonQuery),
  },
  responses: { 200: answer(dataOf(Places), 'Places') },
  ...refusals('not_found'),
})

export type PlacesWire = z.infer<typeof Places>

type Found = { isWhole: boolean; places: JapanesePlace[] }

export const placesWire = ({ isWhole, places }: Found): { data: PlacesWire } => ({
  data: { isWhole, places },
})
