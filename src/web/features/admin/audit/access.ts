/** Sign-ins and refusals on their way from the loader to the page, and what the address asks for. */
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
