/** The company as its settings describe it, in the reader's language. Decisions, section 1: never a literal. */
import { telephoneFor } from '#domain/addresses/phone-number.ts'
import type { Context } from '#domain/context.ts'
import { findSettingsBelow } from '#domain/settings/read-settings.server.ts'

import type { Company } from './company.ts'

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

function numberOf(text = ''): number | null {
  return /^\d+$/.test(text) ? Number(text) : null
}
