import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { LOCALES } from '#shared/locale.ts'

import css from './measures-showcase.module.css'
import { Showcase, Specimen } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'
import type { WeighedTokens } from './weigh-tokens.server.ts'

const TYPE = ['t-hero', 't-h1', 't-h2', 't-h3', 't-lead', 't-body', 't-small', 't-micro'] as const
const SPACE = ['s1', 's2', 's3', 's4', 's5', 's6', 's7', 's8', 's9', 's10'] as const
const CORNERS = ['r-1', 'r-2', 'r-3', 'r-4', 'r-pill'] as const
const MOTION = ['snap', 'fast', 'base', 'slow'] as const

type Props = { tokens: WeighedTokens }

export function TypeShowcase({ tokens: { sizes } }: Props) {
  return (
    <Showcase id="type" title={TEXTS.type} text={TEXTS.typeText}>
      <ul className={css.scale}>
        {TYPE.map((name) => (
          <li key={name}>
            <p className={css.measure}>
              {name} <span>{sizes[name]}</span>
            </p>
            <p className={css.words} data-size={name}>
              {LOCALES.map((locale) => (
                <span key={locale} lang={locale}>
                  {LOCALE_NAMES[locale]}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Showcase>
  )
}

export function MeasuresShowcase({ tokens: { sizes } }: Props) {
  return (
    <Showcase id="measures" title={TEXTS.measures}>
      <Specimen title={TEXTS.space} layout="wide">
        <Marks names={SPACE} sizes={sizes} />
      </Specimen>
      <Specimen title={TEXTS.corners} layout="wide">
        <Marks names={CORNERS} sizes={sizes} />
      </Specimen>
      <Specimen title={TEXTS.motion} text={TEXTS.motionText} layout="wide">
        <Marks names={MOTION} sizes={sizes} />
      </Specimen>
    </Showcase>
  )
}

function Marks({ names, sizes }: { names: readonly string[]; sizes: Record<string, string> }) {
  return (
    <ul className={css.marks}>
      {names.map((name) => (
        <li key={name} data-mark={name}>
          <span className={css.mark} />
          <span className={css.measure}>
            {name} <span>{sizes[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
