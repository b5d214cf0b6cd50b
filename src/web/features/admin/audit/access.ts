/** The types of sign-ins and refusals that the loader passes to the page, and of the query in its address. */
import type { AccessAction } from '#domain/audit/access.ts'

export type AccessLine = {
  id: number
  at: Date
  action: AccessAction
  count: number
  accountId: string | null
  /** `null` where the account is closed, or there is none. */
  accountName: string | null
  isPartner: boolean
  network: string
  client: string
  detail: string
}

/** As typed; empty where nothing was. */
export type AccessQuery = { person: string; action: string; from: string; to: string }
