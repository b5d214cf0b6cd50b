import { GoodToKnow } from './good-to-know.tsx'
import { Hero } from './hero.tsx'
import type { LoadedScent } from './loaded-scent.ts'
import { Playground } from './playground.tsx'
import { Reference } from './reference.tsx'

export const ApiPage = ({ scents }: { scents: readonly LoadedScent[] }) => (
  <>
    <Hero scents={scents} />
    <Playground scents={scents} />
    <Reference />
    <GoodToKnow />
  </>
)
