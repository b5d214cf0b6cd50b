/** A file of e-mail addresses. Without a recent one-time password it redirects to the form that asks for one. */
import type { Context } from '#domain/context.ts'
import { csvText } from '#shared/csv.ts'
import { dayInJapan } from '#shared/japan-day.ts'

import { requireRecentFor } from '../frame/guard.server.ts'
import { csvResponse } from '../parts/csv-response.server.ts'

type AddressesFile = {
  name: string
  /** The address of the form. */
  form: string
  /** With headings. */
  rows: () => Promise<Parameters<typeof csvText>[0]>
}

export async function addressesFile(
  ctx: Context,
  staff: { token: string },
  { name, form, rows }: AddressesFile,
): Promise<Response> {
  await requireRecentFor(ctx, staff, form)
  return csvResponse(csvText(await rows()), `${name}-${dayInJapan(ctx.now)}.csv`)
}
