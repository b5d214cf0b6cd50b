/** The design system, each part in its states. It is also what accessibility and overflow tests walk. */
import { useT } from '#i18n/use-t.ts'

import { ButtonsShelf, IconsShelf } from './buttons-shelf.tsx'
import { ChoicesShelf } from './choices-shelf.tsx'
import { ColourShelf } from './colour-shelf.tsx'
import { FieldsShelf } from './fields-shelf.tsx'
import { LayersShelf } from './layers-shelf.tsx'
import { MeasuresShelf, TypeShelf } from './measures-shelf.tsx'
import { MessagesShelf } from './messages-shelf.tsx'
import { NightShelf } from './night-shelf.tsx'
import css from './parts-page.module.css'
import { ThingsShelf } from './things-shelf.tsx'
import { WaitingShelf } from './waiting-shelf.tsx'
import { WaysShelf } from './ways-shelf.tsx'
import type { WeighedTokens } from './weigh-tokens.server.ts'

const SHELVES = [
  ['colour', 'parts.colour'],
  ['type', 'parts.type'],
  ['measures', 'parts.measures'],
  ['icons', 'parts.icons'],
  ['buttons', 'parts.buttons'],
  ['fields', 'parts.fields'],
  ['choices', 'parts.choices'],
  ['links', 'parts.navigation'],
  ['messages', 'parts.messages'],
  ['layers', 'parts.layers'],
  ['things', 'parts.things'],
  ['waiting', 'parts.waiting'],
  ['night', 'parts.night'],
] as const

type Props = { tokens: WeighedTokens; notificationSeconds: number }

export function PartsPage({ tokens, notificationSeconds }: Props) {
  const t = useT()
  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.head}>
        <h1>{t('parts.title')}</h1>
        <p>{t('parts.lead')}</p>
      </header>
      <nav className={css.index} aria-label={t('parts.index')}>
        <ol>
          {SHELVES.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{t(title)}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.shelves}>
        <ColourShelf tokens={tokens} />
        <TypeShelf tokens={tokens} />
        <MeasuresShelf tokens={tokens} />
        <IconsShelf />
        <ButtonsShelf />
        <FieldsShelf />
        <ChoicesShelf />
        <WaysShelf />
        <MessagesShelf seconds={notificationSeconds} />
        <LayersShelf />
        <ThingsShelf />
        <WaitingShelf />
        <NightShelf />
      </div>
    </div>
  )
}
