/** The script of every page but the pack builder's. */
import { deferHydration } from './defer-hydration.ts'

await deferHydration(null)
