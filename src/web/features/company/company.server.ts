/** The company as its settings describe it, in the reader's language. Decisions, section 1: never a literal. */
import { findPlaces } from '#domain/addresses/find-places.server.ts'
import { telephoneFor } from '#domain/addresses/phone-number.ts'
import { digitsOf } from '#domain/addresses/postal-code.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'
import { findPrefecture } from '#domain/shipping/prefecture.ts'

import type { Company, HeadOffice } from './company.ts'

export async function loadCompany(ctx: Context): Promise<Company> {
  const settings = await findSettingsBelow(ctx, 'company.')
  const setting = (key: string) => settings[`${key}_${ctx.locale}`] || settings[key] || ''
  return {
    legalName: setting('legal_name'),
    representative: setting('representative'),
    address: setting('address'),
    telephone: telephoneFor(setting('telephone'), ctx.locale),
    email: setting('email'),
    bank: [setting('bank_name'), setting('bank_branch')].filter(Boolean).join(' '),
    invoiceNumber: setting('invoice_registration_number'),
    established: setting('established'),
    capitalYen: numberOf(settings.capital_jpy),
    staff: numberOf(settings.staff),
  }
}

/** The prefecture of the company's postal code; `null` for one that is not assigned in Japan. */
export async function findHeadOffice(ctx: Context): Promise<HeadOffice | null> {
  const { postal_code: code = '' } = await findSettingsBelow(ctx, 'company.')
  const state = (await findPlaces(digitsOf(code)))?.places[0]?.state
  const prefecture = state === undefined ? null : findPrefecture(state)
  return prefecture && { prefecture: prefecture.code, name: prefecture.name[ctx.locale] }
}

function numberOf(text = ''): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}
