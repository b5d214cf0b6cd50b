/** What a query asks for, counted before anything is read. */
import { complexityFromQuery } from '@pothos/plugin-complexity'
import { type DocumentNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql'

import { BREADTH_MAX, COST_MAX, DEPTH_MAX, SELECTIONS_MAX } from './limits.ts'
import { queryRefused } from './refusal.ts'
import { schema } from './schema.ts'

/**
 * Before the query is validated: what is one operation, and how many selections it has with every fragment written out. What
 * follows takes time by that number, and the count of the library leaves introspection out.
 */
export function refusalOfShape(document: DocumentNode): GraphQLError | null {
  const operations = document.definitions.filter((it) => it.kind === Kind.OPERATION_DEFINITION)
  if (operations.length > 1) return queryRefused('Send one operation at a time.')

  const selections = selectionsOf(document)
  return selections > SELECTIONS_MAX
    ? tooMuch('selections', Math.min(selections, Number.MAX_SAFE_INTEGER), SELECTIONS_MAX)
    : null
}

/** After it is validated. `null` for what may run. */
export function refusalOfCost(
  document: DocumentNode,
  variables: Record<string, unknown>,
): GraphQLError | null {
  try {
    const { depth, breadth, complexity } = complexityFromQuery(document, { schema, variables })
    if (depth > DEPTH_MAX) return tooMuch('depth', depth, DEPTH_MAX)
    if (breadth > BREADTH_MAX) return tooMuch('breadth', breadth, BREADTH_MAX)
    if (complexity > COST_MAX) return tooMuch('cost', complexity, COST_MAX)
    return null
  } catch (error) {
    // A variable or an argument that is none of its type.
    if (error instanceof GraphQLError) return error
    throw error
  }
}

const tooMuch = (limit: string, actual: number, max: number): GraphQLError =>
  queryRefused(`The query is too large: ${limit} ${actual}, at most ${max}.`, {
    limit,
    actual,
    max,
  })

/** Each fragment is counted once, so that fragments of fragments cost no time. A circle is refused by validation. */
function selectionsOf({ definitions }: DocumentNode): number {
  const fragments = new Map(
    definitions.flatMap((it) =>
      it.kind === Kind.FRAGMENT_DEFINITION ? [[it.name.value, it.selectionSet] as const] : [],
    ),
  )
  const known = new Map<string, number>()

  function ofFragment(name: string): number {
    const set = fragments.get(name)
    if (known.has(name) || !set) return known.get(name) ?? 0

    known.set(name, 0)
    known.set(name, of(set))
    return known.get(name) ?? 0
  }

  function of({ selections }: SelectionSetNode): number {
    return selections.reduce((total, it) => {
      if (it.kind === Kind.FRAGMENT_SPREAD) return total + 1 + ofFragment(it.name.value)
      return total + 1 + (it.selectionSet ? of(it.selectionSet) : 0)
    }, 0)
  }

  return definitions.reduce(
    (total, it) => (it.kind === Kind.OPERATION_DEFINITION ? total + of(it.selectionSet) : total),
    0,
  )
}
