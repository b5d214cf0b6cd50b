/** Chance that is none: the same serial and kind always give the same row of numbers. */

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

export type SeededRandom = {
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
}

/** Mulberry32: small, quick and even enough for drawings. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
  }
}
