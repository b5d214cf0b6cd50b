/** The same rows of several devices, side by side. */
import type { SpecGroup } from './spec-groups.ts'

export type CompareRow = { id: string; label: string; values: string[]; isEqual: boolean }
type CompareGroup = { id: string; title: string; rows: CompareRow[] }

/** Every device has the same groups and rows, in the same order. */
export function compareRows(
  devices: readonly SpecGroup[][],
  isDifferencesOnly: boolean,
): { groups: CompareGroup[]; hiddenCount: number } {
  const all = (devices[0] ?? []).map(({ id, title, rows }, group) => ({
    id,
    title,
    rows: rows.map(({ id, label }, row) => {
      const values = devices.map((groups) => groups[group]?.rows[row]?.value ?? '')
      return { id, label, values, isEqual: new Set(values).size === 1 }
    }),
  }))
  if (!isDifferencesOnly) return { groups: all, hiddenCount: 0 }

  const differing = all.map((group) => ({
    ...group,
    rows: group.rows.filter(({ isEqual }) => !isEqual),
  }))
  const countOf = (groups: CompareGroup[]) => groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return {
    groups: differing.filter(({ rows }) => rows.length > 0),
    hiddenCount: countOf(all) - countOf(differing),
  }
}
