import type { FeeRow } from '#domain/shipping/fee-table.ts'
import type { RateRegion } from '#domain/shipping/prefecture.ts'
import type { Zone } from '#domain/shipping/zone.ts'
import type { Money } from '#shared/money.ts'

import type { Seller } from '../find-seller.server.ts'

export type Program = { name: string; platform: string }

export type FeeFacts = {
  domestic: FeeRow[]
  ems: FeeRow[]
  courier: FeeRow[]
  /** In the order of the domestic columns. */
  regions: { region: RateRegion; prefectures: string[] }[]
  /** By name in the reader's language; empty for the zone of all that are not listed. */
  zones: { zone: Zone; countries: string[] }[]
  unavailable: string[]
}

export type NoticeFacts = {
  seller: Seller
  siteUrl: string
  transactionFee: Money
  /** As the setting has it: "0.01". */
  dollarsPerYen: string
  /** Empty while no device needs the plate type. */
  platePrefix: string
  sdks: Program[]
  apps: Program[]
  fees: FeeFacts
}
