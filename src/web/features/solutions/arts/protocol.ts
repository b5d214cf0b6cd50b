import { csvLines } from '#shared/csv.ts'

/** The example of a protocol: the page draws it, writes it as a table and sends a part of it. */
type Stimulus = {
  startMs: number
  chamber: number
  percent: number
  durationMs: number
}

/** What is loaded, from chamber 1 onwards. */
export const PROTOCOL_SERIALS = [
  'AC-CI01',
  'AC-FR05',
  'AC-FL03',
  'AC-DR01',
  'AC-SW04',
  'AC-HB03',
] as const

export const PROTOCOL_SECONDS = 10

/** Neighbours are a tenth of a second apart, two are mixed, and no spray comes near the limit. */
export const PROTOCOL: readonly Stimulus[] = [
  { startMs: 0, chamber: 1, percent: 100, durationMs: 1000 },
  { startMs: 1100, chamber: 2, percent: 60, durationMs: 1000 },
  { startMs: 2200, chamber: 3, percent: 80, durationMs: 1000 },
  { startMs: 4000, chamber: 4, percent: 70, durationMs: 2000 },
  { startMs: 4000, chamber: 5, percent: 30, durationMs: 2000 },
  { startMs: 7000, chamber: 6, percent: 100, durationMs: 500 },
  { startMs: 7600, chamber: 1, percent: 40, durationMs: 2400 },
]

/** When two scents are in the air at once. */
export const MIX_STARTS_MS = 4000

/** What starts together goes out as one request. */
export const startingAt = (startMs: number): Stimulus[] =>
  PROTOCOL.filter((stimulus) => stimulus.startMs === startMs)

/** All of it, for a spreadsheet or a program. */
export const protocolCsv = (scents: readonly { name: string }[]): string =>
  csvLines([
    ['start_ms', 'chamber', 'product_code', 'scent', 'concentration_percent', 'duration_ms'],
    ...PROTOCOL.map(({ startMs, chamber, percent, durationMs }) => [
      startMs,
      chamber,
      PROTOCOL_SERIALS[chamber - 1] ?? '',
      scents[chamber - 1]?.name ?? '',
      percent,
      durationMs,
    ]),
  ])
