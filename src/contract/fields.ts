/** What is typed into a call, with what its description says of it: the rules themselves are the domain's. */
import {
  AmountMinor,
  AddressLine as AnyAddressLine,
  Country as AnyCountry,
  Phone as AnyPhone,
} from '#domain/orders/order.ts'
import { Email as AnyEmail, PersonName, singleLine } from '#shared/text-schema.ts'

export const Email = AnyEmail.meta({ format: 'email', example: 'hana@example.com' })

export const Country = AnyCountry.meta({
  minLength: 1,
  maxLength: 60,
  description:
    'ISO 3166-1 alpha-2 code, or the name of the country in English, Japanese or Korean; case and width do not matter',
  example: 'JP',
})

export const Phone = AnyPhone.meta({
  minLength: 6,
  maxLength: 40,
  description: 'At least six digits, written in any way',
  example: '03-1234-5678',
})

export const Name = PersonName.meta({ maxLength: 100, example: '見本 花' })

/** One line that may be left out, or be null. */
export const LooseLine = (max: number, example?: string) =>
  singleLine(max)
    .nullish()
    .transform((text) => text ?? '')
    .meta({ maxLength: max, ...(example !== undefined && { example }) })

/** A line of an address; digits, letters and hyphens in full width become half width. */
export const AddressLine = (max: number, example: string) =>
  AnyAddressLine(max)
    .refine((line) => line !== '')
    .meta({ minLength: 1, maxLength: max, example })

export const LooseAddressLine = (max: number, example: string) =>
  AnyAddressLine(max)
    .nullish()
    .transform((line) => line ?? '')
    .meta({ maxLength: max, example })

/** What the caller was shown; the server computes its own and compares. */
export const ShownAmount = (description: string, example: number) =>
  AmountMinor.meta({ description: `${description}, in minor units (yen, cents)`, example })
