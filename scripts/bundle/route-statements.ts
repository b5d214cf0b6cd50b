/** The statements of a route module: what each declares, and which of them an export needs. */
import type { ESTree } from 'vite'

export type RouteModule = {
  file: string
  exported: readonly string[]
  statements: readonly Statement[]
}

type Statement = {
  /** With the comments before it, as it is exported and as it is known inside. */
  text: string
  local: string
  exported: string | null
  isImport: boolean
  /** The names by which it is needed: that of its export, that of its declaration. Without a name, it is needed for what it does. */
  declared: readonly string[]
  needed: ReadonlySet<string>
}

export function readRoute(file: string, { body }: ESTree.Program, code: string): RouteModule {
  const statements = body.map((node, at): Statement => {
    const inner = 'declaration' in node && node.declaration ? node.declaration : node
    const before = code.slice(body[at - 1]?.end ?? 0, node.start)
    const names = declaredBy(inner)
    const exported = exportOf(node, names)
    if (exported === undefined)
      throw new Error(`${file}: a route exports one declaration at a time`)
    return {
      text: before + code.slice(node.start, node.end),
      local: before + code.slice(inner.start, inner.end),
      exported,
      isImport: node.type === 'ImportDeclaration',
      declared: [...(exported === null ? [] : [exported]), ...names],
      needed: namesIn(node),
    }
  })
  return { file, statements, exported: statements.flatMap((it) => it.exported ?? []) }
}

/** The statements that exports need, directly or not. */
export function reachedFrom(
  { statements }: RouteModule,
  names: readonly string[],
): ReadonlySet<Statement> {
  const reached = new Set(statements.filter(({ declared }) => declared.length === 0))
  const needed = new Set([...names, ...[...reached].flatMap((it) => [...it.needed])])
  for (const name of needed) {
    for (const it of statements.filter(({ declared }) => declared.includes(name))) {
      reached.add(it)
      for (const more of it.needed) needed.add(more)
    }
  }
  return reached
}

/** `undefined`: in a way that no route uses. */
function exportOf(node: ESTree.Node, names: readonly string[]): string | null | undefined {
  if (node.type === 'ExportDefaultDeclaration') return names.length === 1 ? 'default' : undefined
  if (node.type === 'ExportNamedDeclaration') return names.length === 1 ? names[0] : undefined
  return node.type === 'ExportAllDeclaration' ? undefined : null
}

function declaredBy(node: ESTree.Node): string[] {
  switch (node.type) {
    case 'ImportDeclaration':
      return node.specifiers.map(({ local }) => local.name)
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => [...namesIn(id)])
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? [node.id.name] : []
    case 'Identifier':
      return [node.name]
    case 'ExpressionStatement':
      return completedBy(node.expression)
    default:
      return []
  }
}

/** `clientLoader.hydrate = true` belongs to what it completes. */
function completedBy(node: ESTree.Expression): string[] {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return []
  return node.left.object.type === 'Identifier' ? [node.left.object.name] : []
}

/** More than are meant: a parameter may be called like an import. What is left in without need is dropped by the bundler. */
function namesIn(node: unknown, names = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return names
  if ('type' in node && node.type === 'Identifier' && 'name' in node) names.add(String(node.name))
  const isComputed = !('computed' in node) || node.computed === true
  for (const [key, value] of Object.entries(node)) {
    if (isComputed || (key !== 'property' && key !== 'key')) namesIn(value, names)
  }
  return names
}
