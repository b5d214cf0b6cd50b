/** The design system, each part in its states. It is also what accessibility and overflow tests walk. */

import { ButtonsShowcase, IconsShowcase } from './buttons-showcase.tsx'
import { ChoicesShowcase } from './choices-showcase.tsx'
import { ContentShowcase } from './content-showcase.tsx'
import { FeedbackShowcase } from './feedback-showcase.tsx'
import { FieldsShowcase } from './fields-showcase.tsx'
import { LayersShowcase } from './layers-showcase.tsx'
import { MessagesShowcase } from './messages-showcase.tsx'
import { NavigationShowcase } from './navigation-showcase.tsx'
import { NightShowcase } from './night-showcase.tsx'
import css from './showcase-page.module.css'
import { TypeShowcase } from './type-showcase.tsx'

const SHOWCASES = [
  ['type', 'Type'],
  ['icons', 'Icons'],
  ['buttons', 'Buttons'],
  ['fields', 'Fields'],
  ['choices', 'Choices'],
  ['links', 'Ways'],
  ['messages', 'Messages'],
  ['layers', 'Layers'],
  ['things', 'Things'],
  ['waiting', 'Waiting and absence'],
  ['night', 'Night'],
] as const

export function ShowcasePage({ notificationSeconds }: { notificationSeconds: number }) {
  return (
    <div className={`wrap page ${css.page}`} lang="en">
      <header className={css.head}>
        <h1>Parts</h1>
        <p>Everything the pages of this shop are built from, in every state.</p>
      </header>
      <nav className={css.index} aria-label="Parts on this page">
        <ol>
          {SHOWCASES.map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css.showcases}>
        <TypeShowcase />
        <IconsShowcase />
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
