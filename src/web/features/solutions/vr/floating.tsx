import { Print } from '#web/scents/print.tsx'

import css from './floating.module.css'

/** Bright ones, because they hang in the dark. The first is the rose that the words speak of. */
const PRINTS = [
  ['AC-FL01', 'floral'],
  ['AC-CI05', 'citrus'],
  ['AC-HB02', 'herb'],
  ['AC-FN03', 'function'],
  ['AC-FR03', 'fruit'],
  ['AC-PG02', 'perfume/fragrance'],
  ['AC-SP02', 'spice'],
  ['AC-DR01', 'drink'],
  ['AC-GR01', 'green'],
  ['AC-SW01', 'sweet'],
] as const

/** Scents at depth. Scrolling is a step towards them; where nothing may move they hang still. */
export function Floating() {
  return (
    <div className={css.space} aria-hidden="true">
      <div className={css.depth}>
        {PRINTS.map(([serial, kind]) => (
          <div key={serial} className={css.one}>
            <Print serial={serial} kind={kind} />
          </div>
        ))}
      </div>
    </div>
  )
}
