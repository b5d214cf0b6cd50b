/**
 * Reads which file imports which. Written here because dependency-cruiser reads TypeScript only through a compiler
 * interface that TypeScript 7 no longer has (decision 0015); the parser is the one Vite ships.
 */
import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { parseSync } from 'vite'

/** `to` is a path from the root (`src/shared/money.ts`), a package (`package:hono/cors`) or a built-in (`node:fs`). */
export type Dependency = { from: string; to: string; isTypeOnly: boolean; isResolved: boolean }

const PLACES = '{src,packages/*/src,tools}/**/*.{ts,tsx}'

export function readDependencies(root: string): Dependency[] {
  return globSync(PLACES, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .flatMap(dependencyReader(root))
}

/** Reads those of one file. */
export function dependencyReader(
  root: string,
  importsIn: (path: string, source: string) => Import[] = importsOf,
): (from: string) => Dependency[] {
  const modules = readImportsMap(root)
  return (from) => {
    const source = readFileSync(join(root, from), 'utf8')
    return importsIn(from, source)
      .filter(({ specifier }) => !isGenerated(specifier))
      .map(({ specifier, isTypeOnly }) => ({
        from,
        isTypeOnly,
        ...resolve(root, modules, from, specifier),
      }))
  }
}

type Import = { specifier: string; isTypeOnly: boolean }

function importsOf(path: string, source: string): Import[] {
  const { module, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)

  const written = [...module.staticImports, ...module.staticExports].flatMap((statement) => {
    const specifier = specifierOf(statement)
    const text = source.slice(statement.start, statement.end)
    return specifier === null
      ? []
      : [{ specifier, isTypeOnly: /^(import|export)\s+type\b/.test(text) }]
  })
  const later = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end)
    const specifier = /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2]
    return specifier === undefined ? [] : [{ specifier, isTypeOnly: false }]
  })
  return [...written, ...later]
}

/** Without a parser, in a tenth of its time: all imports, and quoted words that no file is named after. */
export const importsByText = (_path: string, source: string): Import[] =>
  [...source.matchAll(WRITTEN)].map(([, type, written, later]) => ({
    specifier: written ?? later ?? '',
    isTypeOnly: type !== undefined,
  }))

const WRITTEN = /^(?:import|export)\b( type\b)?[^'"`;]*'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm

type Parsed = ReturnType<typeof parseSync>['module']
type Statement = Parsed['staticImports'][number] | Parsed['staticExports'][number]

function specifierOf(statement: Statement): string | null {
  if ('moduleRequest' in statement) return statement.moduleRequest.value
  return statement.entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value ?? null
}

/** React Router writes the types of routes; they are not ours to judge. */
const isGenerated = (specifier: string) =>
  specifier.includes('/+types/') || specifier.startsWith('virtual:')

function resolve(root: string, modules: [string, string][], from: string, written: string) {
  const specifier = written.replace(/\?.*$/, '')
  if (specifier.startsWith('node:')) return { to: specifier, isResolved: true }
  if (specifier.startsWith('.')) return found(root, posix.join(dirname(from), specifier))

  const module = modules.find(([prefix]) => specifier.startsWith(prefix))
  if (module) return found(root, specifier.replace(module[0], module[1]))
  if (specifier.startsWith('#')) return { to: specifier, isResolved: false }
  return { to: `package:${specifier}`, isResolved: true }
}

/** As Node does it: the file must be there under the very name that was written. */
function found(root: string, to: string) {
  const path = join(root, to)
  const isResolved = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  return { to: relative(root, path).replaceAll('\\', '/'), isResolved }
}

/** `#shared/*` → `src/shared/`, from the package's own `imports`. */
function readImportsMap(root: string): [string, string][] {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string> // Ours; the test that the tree is clean would fail otherwise.
  }
  return Object.entries(imports).map(([key, target]) => [
    key.replace('*', ''),
    target.replace('./', '').replace('*', ''),
  ])
}
