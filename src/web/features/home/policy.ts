/** What the home page tells of services that have no room of their own yet. Spec §1 "Solutions", §9. */
import { money } from '#shared/money.ts'

/** The SIM card of a scent signage, a month. */
export const SIGNAGE_SIM_PRICE = money(80_00, 'usd')
