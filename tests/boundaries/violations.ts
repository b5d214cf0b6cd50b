/** Holds the arrows of a tree against the rules. */
import { type Arrow, readArrows } from './arrows.ts'
import { BOTTOM_ROOMS, OPEN_FILES, PARTS, ROOM_ARROWS, RULES, type Rule } from './rules.ts'

export type Violation = { rule: string; why: string; from: string; to: string }

export function findViolations(root: string): Violation[] {
  const arrows = readArrows(root)
  return [
    ...arrows.flatMap((arrow) => RULES.filter((rule) => forbids(rule, arrow)).map(blame(arrow))),
    ...arrows.filter((arrow) => !arrow.isResolved).map((arrow) => blame(arrow)(UNRESOLVED)),
    ...arrows.filter(isForeignRoom).map((arrow) => blame(arrow)(ORCHESTRA)),
    ...arrows.filter(isForeignPart).map((arrow) => blame(arrow)(PART_USES)),
    ...arrows.filter(isForeignToPart).map((arrow) => blame(arrow)(PART_ASKS)),
    ...circles(arrows),
  ]
}

const UNRESOLVED = {
  name: 'imports-resolve',
  why: 'an import names a file of the tree, with its extension',
}
const ORCHESTRA = {
  name: 'only-orders-orchestrates',
  why: 'rooms form a graph without circles; ROOM_ARROWS lists who may ask whom',
}

const PART_USES = {
  name: 'parts-use-what-is-listed',
  why: 'the parts of a module form a graph without cycles; PARTS lists which part may use which',
}
const PART_ASKS = {
  name: 'parts-ask-what-is-listed',
  why: 'PARTS lists which other modules a part may use; the kernel may use all that its module may',
}

const blame =
  ({ from, to }: Arrow) =>
  ({ name, why }: { name: string; why: string }): Violation => ({ rule: name, why, from, to })

function forbids(rule: Rule, { from, to, isTypeOnly }: Arrow): boolean {
  if (rule.isForValuesOnly && isTypeOnly) return false
  if (rule.fromNot?.test(from)) return false
  const match = rule.from.exec(from)
  if (!match) return false

  const pattern = (text: RegExp | string) =>
    typeof text === 'string' ? new RegExp(text.replaceAll('$1', match[1] ?? '')) : text
  return pattern(rule.to).test(to) && !(rule.toNot && pattern(rule.toNot).test(to))
}

const ROOM = /^src\/domain\/([^/]+)\//

function isForeignRoom({ from, to }: Arrow): boolean {
  const [asking, asked] = [ROOM.exec(from)?.[1], ROOM.exec(to)?.[1]]
  if (!asking || !asked || asking === asked || /\.test\.ts$/.test(from)) return false
  if (OPEN_FILES.some((file) => file === to)) return false

  const isBottom = (room: string) => BOTTOM_ROOMS.some((bottom) => bottom === room)
  if (isBottom(asked) && !isBottom(asking)) return false
  return !ROOM_ARROWS[asking]?.includes(asked)
}

const PART = /^src\/domain\/([^/]+)\/([^/]+)\//

/** From one part of a module to another part of the same module. */
function isForeignPart({ from, to }: Arrow): boolean {
  const [, room = '', asking = ''] = PART.exec(from) ?? []
  const [, target, asked = ''] = PART.exec(to) ?? []
  if (!PARTS[room] || room !== target || asking === asked || /\.test\.ts$/.test(from)) return false
  return !PARTS[room][asking]?.uses.includes(asked)
}

/** From a part of a module to another module that the part has no row for. */
function isForeignToPart({ from, to }: Arrow): boolean {
  const [, room = '', part = ''] = PART.exec(from) ?? []
  const asked = ROOM.exec(to)?.[1]
  if (!PARTS[room] || !asked || asked === room || /\.test\.ts$/.test(from)) return false
  if ([...OPEN_FILES, ...BOTTOM_ROOMS].some((open) => open === to || open === asked)) return false
  return ROOM_ARROWS[room]?.includes(asked) === true && !PARTS[room][part]?.asks.includes(asked)
}

/** Each circle once, told from its first file in the alphabet. */
function circles(arrows: readonly Arrow[]): Violation[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to])

  const done = new Set<string>()
  const found: Violation[] = []
  const visit = (file: string, path: string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) {
      const circle = path.slice(start)
      found.push({
        rule: 'no-circles',
        why: 'neither file can be read without the other',
        from: circle.join(' → '),
        to: file,
      })
      return
    }
    if (done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...path, file])
    done.add(file)
  }
  for (const file of [...next.keys()].sort()) visit(file, [])
  return found
}
