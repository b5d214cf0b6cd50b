/** The company as its settings describe it, in the reader's language. Decisions, section 1: never a literal. */
import { telephoneFor } from '#domain/addresses/phone-number.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import type { Company } from './company.ts'

export async function loadCompany(ctx: Context): Promise<Company> {
  const settings = await findSettingsBelow(ctx, 'company.')
  const told = (key: string) => settings[`${key}_${ctx.locale}`] || settings[key] || ''
  return {
    legalName: told('legal_name'),
    representative: told('representative'),
    address: told('address'),
    telephone: telephoneFor(told('telephone'), ctx.locale),
    email: told('email'),
    bank: [told('bank_name'), told('bank_branch')].filter(Boolean).join(' '),
    invoiceNumber: told('invoice_registration_number'),
    established: told('established'),
    capitalYen: numberOf(settings.capital_jpy),
    staff: numberOf(settings.staff),
  }
}

function numberOf(text = ''): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}
