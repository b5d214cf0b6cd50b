/** The home page: one idea for each section, one sentence, one number. Spec §2. */
import { Facts } from './facts.tsx'
import { Hero } from './hero.tsx'
import type { HomeData } from './home-data.ts'
import { Kit } from './kit.tsx'
import { LineUp } from './line-up.tsx'
import { Night } from './night.tsx'
import { Ordering } from './ordering.tsx'
import { Places } from './places.tsx'
import { Scents } from './scents.tsx'

export function HomePage({ home }: { home: HomeData }) {
  return (
    <>
      <Hero background={home.background} scents={home.hero} />
      <Facts />
      <Scents featured={home.featured} sets={home.sets} />
      <Night />
      <LineUp devices={home.devices} />
      <Places simPrices={home.simPrices} />
      <Kit prices={home.kitPrices} />
      <Ordering />
    </>
  )
}
