import { KIND_COLOURS } from '#web/styles/pairs.ts'

import css from './colour-showcase.module.css'
import { Showcase, Specimen } from './showcase.tsx'
import { TEXTS } from './showcase-texts.ts'
import type { Swatch, WeighedPair, WeighedTokens } from './weigh-tokens.server.ts'

const NEUTRAL = /^(chalk|ink|line|night-(?!ok|warn|danger|info))/
const STATE = /^(night-)?(ok|warn|danger|info|focus)/
const TEXT_LEAST = 4.5
const EDGE_LEAST = 3

export function ColourShowcase({ tokens: { swatches, pairs } }: { tokens: WeighedTokens }) {
  const hexOf = new Map(swatches.map(({ name, hex }) => [name, hex]))
  const edges = pairs.filter(({ ink }) => !ink.startsWith('c-'))

  return (
    <Showcase id="colour" title={TEXTS.colour} text={TEXTS.colourText}>
      <Specimen title={TEXTS.neutrals} layout="wide">
        <Swatches swatches={swatches.filter(({ name }) => NEUTRAL.test(name))} />
      </Specimen>
      <Specimen title={TEXTS.states} layout="wide">
        <Swatches swatches={swatches.filter(({ name }) => STATE.test(name))} />
      </Specimen>
      <Specimen title={TEXTS.kinds} text={TEXTS.kindsText} layout="wide">
        <ul className={css.kinds}>
          {KIND_COLOURS.map((kind) => (
            <li key={kind}>
              <Kind kind={kind} hexOf={hexOf} />
              <span className="code">{kind}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen
        title={TEXTS.contrast}
        text={TEXTS.contrastText(TEXT_LEAST, EDGE_LEAST)}
        layout="wide"
      >
        <Pairs pairs={edges} />
      </Specimen>
    </Showcase>
  )
}

/** Colours are painted as attributes of a drawing: the pages take no style of an element. */
function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  return (
    <ul className={css.swatches}>
      {swatches.map(({ name, hex }) => (
        <li key={name}>
          <svg viewBox="0 0 10 6" preserveAspectRatio="none" aria-hidden="true">
            <rect width={10} height={6} fill={hex} />
          </svg>
          <span className="code">{name}</span>
          <span className={css.hex}>{hex}</span>
        </li>
      ))}
    </ul>
  )
}

function Kind({ kind, hexOf }: { kind: string; hexOf: ReadonlyMap<string, string> }) {
  const of = (name: string) => hexOf.get(name) ?? ''
  return (
    <svg viewBox="0 0 120 56" className={css.kind} aria-hidden="true">
      <rect width={60} height={56} fill={of('chalk-0')} />
      <rect x={60} width={60} height={56} fill={of('night-0')} />
      <circle cx={22} cy={20} r={8} fill={of(`c-${kind}`)} />
      <circle cx={98} cy={20} r={8} fill={of(`c-${kind}`)} />
      <path d="M14 42h32" stroke={of(`c-${kind}-deep`)} strokeWidth={5} />
      <path d="M74 42h32" stroke={of(`c-${kind}-lift`)} strokeWidth={5} />
    </svg>
  )
}

function Pairs({ pairs }: { pairs: readonly WeighedPair[] }) {
  return (
    <ul className={css.pairs}>
      {pairs.map(({ ink, background, inkHex, backgroundHex, ratio, least }) => (
        <li key={`${ink} ${background}`}>
          <svg viewBox="0 0 64 40" width={64} height={40} aria-hidden="true">
            <rect width={64} height={40} rx={6} fill={backgroundHex} />
            <path d="M14 20h36" stroke={inkHex} strokeWidth={least === TEXT_LEAST ? 6 : 2} />
          </svg>
          <span className={css.ratio}>{ratio.toFixed(2)}</span>
          <span className="code">{TEXTS.onBackground(ink, background)}</span>
        </li>
      ))}
    </ul>
  )
}
