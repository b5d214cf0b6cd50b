/** One of six, with its cartridge and what it does at this moment. */
export type Well = {
  chamber: number
  serial: string
  kind: string
  phase: 'idle' | 'spraying' | 'resting'
  percent: number
  /** What is left of the spray or of the rest, from 1 down to 0. */
  share: number
}
