/**
 * The pairs of text and background colours, and the contrast each needs: 4.5 for text, 3 for the edges of controls and
 * what says a state by its shape (WCAG 1.4.3, 1.4.11).
 */
type Pair = { ink: string; background: string; least: 3 | 4.5 }

const CHALK = ['chalk-0', 'chalk-1', 'chalk-2', 'chalk-3'] as const
const NIGHT = ['night-0', 'night-1', 'night-2'] as const
const STATES = ['ok', 'warn', 'danger', 'info'] as const

/** The seventeen kinds of scents by the names of their colours; "perfume/fragrance" is `fragrance`. */
export const KIND_COLOURS = [
  'citrus',
  'food',
  'spice',
  'fruit',
  'sweet',
  'floral',
  'perfume',
  'fragrance',
  'incense',
  'function',
  'drink',
  'herb',
  'green',
  'nuts',
  'woody',
  'signal',
  'custom',
] as const

export const PAIRS: readonly Pair[] = [
  ...texts(['ink-1', 'ink-2', 'ink-3'], CHALK),
  ...texts(['night-text', 'night-text-2', 'night-text-3'], NIGHT),
  ...texts(['chalk-0'], ['ink-1', 'ink-pressed']),
  ...texts(['ink-1'], ['night-text', 'night-text-pressed']),
  ...STATES.flatMap((state) => [
    ...texts([state], ['chalk-0', 'chalk-2', `${state}-tint`]),
    ...texts([`night-${state}`], ['night-0', 'night-1', `night-${state}-tint`]),
  ]),
  ...KIND_COLOURS.flatMap((kind) => [
    ...texts([`c-${kind}-deep`], ['chalk-0', 'chalk-2']),
    ...texts([`c-${kind}-lift`], ['night-0', 'night-1']),
  ]),
  ...texts(['scent-deep'], ['chalk-0', 'chalk-2']),
  ...edges(['line-strong', 'focus'], ['chalk-0', 'chalk-1', 'chalk-2']),
  ...edges(['night-line-strong', 'focus-night'], NIGHT),
]

function texts(inks: readonly string[], backgrounds: readonly string[]): Pair[] {
  return inks.flatMap((ink) =>
    backgrounds.map((background) => ({ ink, background, least: 4.5 as const })),
  )
}

function edges(inks: readonly string[], backgrounds: readonly string[]): Pair[] {
  return inks.flatMap((ink) =>
    backgrounds.map((background) => ({ ink, background, least: 3 as const })),
  )
}
