/** Fills the rest of a pack with scents by a deterministic, explainable rule. */

type Candidate = { serial: string; kind: string }

/**
 * The same scents, first of all one from each category that was not chosen yet, then a second from each, and so
 * on; within a category in the order of the list.
 */
export function variedSerials(
  listed: readonly Candidate[],
  chosen: readonly Candidate[],
): string[] {
  const taken = new Set(chosen.map(({ serial }) => serial))
  const seen = new Map<string, number>()
  for (const { kind } of chosen) seen.set(kind, (seen.get(kind) ?? 0) + 1)

  const ranked = listed.map(({ serial, kind }) => {
    const rank = seen.get(kind) ?? 0
    if (!taken.has(serial)) seen.set(kind, rank + 1)
    return { serial, rank }
  })
  return ranked.sort((one, other) => one.rank - other.rank).map(({ serial }) => serial)
}
