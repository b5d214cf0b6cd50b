/** The script of the pack builder, which shows what is stored and pressed before it is hydrated. Decision 0067. */
import { deferHydration } from './defer-hydration.ts'
import { startEarlyPack } from './early-pack.ts'

await deferHydration(startEarlyPack())
