/** The design system, each part in its states. It is also what accessibility and overflow tests walk. */
import { useT } from '#i18n/use-t.ts'

import { ButtonsShowcase, IconsShelf } from './buttons-showcase.tsx'
import { ChoicesShowcase } from './choices-showcase.tsx'
import { ColourShowcase } from './colour-showcase.tsx'
import { FieldsShowcase } from './fields-showcase.tsx'
import { LayersShowcase } from './layers-showcase.tsx'
import { MeasuresShowcase, TypeShelf } from './measures-showcase.tsx'
import { MessagesShowcase } from './messages-showcase.tsx'
import { NightShowcase } from './night-showcase.tsx'
import css from './showcase-page.module.css'
import { ContentShowcase } from './content-showcase.tsx'
import { FeedbackShowcase } from './feedback-showcase.tsx'
import { NavigationShowcase } from './navigation-showcase.tsx'
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

export function ShowcasePage({ tokens, notificationSeconds }: Props) {
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
        <ColourShowcase tokens={tokens} />
        <TypeShelf tokens={tokens} />
        <MeasuresShowcase tokens={tokens} />
        <IconsShelf />
        <ButtonsShowcase />
        <FieldsShowcase />
        <ChoicesShowcase />
        <NavigationShowcase />
        <MessagesShowcase seconds={notificationSeconds} />
        <LayersShowcase />
        <ContentShowcase />
        <FeedbackShowcase />
        <NightShowcase />
      </div>
    </div>
  )
}
