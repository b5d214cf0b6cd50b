/** Checks the dependencies of a tree against the rules. */
import { type Dependency, readDependencies } from '../../scripts/dependencies.ts'
import { BASE_MODULES, MODULE_DEPENDENCIES, OPEN_FILES, PARTS } from './modules.ts'
import { RULES, type Rule } from './rules.ts'

export type Violation = { rule: string; why: string; from: string; to: string }

export function findViolations(root: string): Violation[] {
  const dependencies = readDependencies(root)
  return [
    ...dependencies.flatMap((dependency) =>
      RULES.filter((rule) => forbids(rule, dependency)).map(blame(dependency)),
    ),
    ...dependencies
      .filter((dependency) => !dependency.isResolved)
      .map((dependency) => blame(dependency)(UNRESOLVED)),
    ...dependencies.filter(isForeignModule).map((dependency) => blame(dependency)(ORCHESTRA)),
    ...dependencies.filter(isForeignPart).map((dependency) => blame(dependency)(PART_USES)),
    ...dependencies.filter(isForeignToPart).map((dependency) => blame(dependency)(PART_ASKS)),
    ...circles(dependencies),
  ]
}

const UNRESOLVED = {
  name: 'imports-resolve',
  why: 'an import names a file of the tree, with its extension',
}
const ORCHESTRA = {
  name: 'only-orders-orchestrates',
  why: 'modules form a graph without circles; MODULE_DEPENDENCIES lists who may ask whom',
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
  ({ from, to }: Dependency) =>
  ({ name, why }: { name: string; why: string }): Violation => ({ rule: name, why, from, to })

function forbids(rule: Rule, { from, to, isTypeOnly }: Dependency): boolean {
  if (rule.isForValuesOnly && isTypeOnly) return false
  if (rule.fromNot?.test(from)) return false
  const match = rule.from.exec(from)
  if (!match) return false

  const pattern = (text: RegExp | string) =>
    typeof text === 'string' ? new RegExp(text.replaceAll('$1', match[1] ?? '')) : text
  return pattern(rule.to).test(to) && !(rule.toNot && pattern(rule.toNot).test(to))
}

const MODULE = /^src\/domain\/([^/]+)\//

function isForeignModule({ from, to }: Dependency): boolean {
  const [asking, asked] = [MODULE.exec(from)?.[1], MODULE.exec(to)?.[1]]
  if (!asking || !asked || asking === asked || /\.test\.ts$/.test(from)) return false
  if (OPEN_FILES.some((file) => file === to)) return false

  const isBottom = (module: string) => BASE_MODULES.some((bottom) => bottom === module)
  if (isBottom(asked) && !isBottom(asking)) return false
  return !MODULE_DEPENDENCIES[asking]?.includes(asked)
}

const PART = /^src\/domain\/([^/]+)\/([^/]+)\//

/** From one part of a module to another part of the same module. */
function isForeignPart({ from, to }: Dependency): boolean {
  const [, module = '', asking = ''] = PART.exec(from) ?? []
  const [, target, asked = ''] = PART.exec(to) ?? []
  if (!PARTS[module] || module !== target || asking === asked || /\.test\.ts$/.test(from))
    return false
  return !PARTS[module][asking]?.uses.includes(asked)
}

/** From a part of a module to another module that the part has no row for. */
function isForeignToPart({ from, to }: Dependency): boolean {
  const [, module = '', part = ''] = PART.exec(from) ?? []
  const asked = MODULE.exec(to)?.[1]
  if (!PARTS[module] || !asked || asked === module || /\.test\.ts$/.test(from)) return false
  if ([...OPEN_FILES, ...BASE_MODULES].some((open) => open === to || open === asked)) return false
  return (
    MODULE_DEPENDENCIES[module]?.includes(asked) === true &&
    !PARTS[module][part]?.asks.includes(asked)
  )
}

/** Each cycle once, starting at its first file in the alphabet. */
function circles(dependencies: readonly Dependency[]): Violation[] {
  const next = new Map<string, string[]>()
  for (const { from, to } of dependencies) next.set(from, [...(next.get(from) ?? []), to])

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
