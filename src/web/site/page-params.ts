/**
 * The query parameters that each public page reads, besides `lang`. A public page is rendered without all others, so that an
 * address with another parameter (`utm_source`, or an invented one) shares the cached page. A page that reads a new
 * parameter names it here; otherwise it is not given it. Decision 0038.
 */
import { FINDER_QUESTIONS } from '#domain/catalog/finder/answers.ts'

import { isItem, PUBLIC_PATHS } from './site-tree.ts'

const OF_HOME = ['kind'] as const
const CARTRIDGE_LIFETIME = ['sprays', 'length', 'unit', 'strength', 'since'] as const
const CALL = [
  'call',
  'chamber1',
  'chamber2',
  'chamber3',
  'chamber4',
  'chamber5',
  'chamber6',
] as const

const READ = new Map<string, readonly string[]>([
  ['/', OF_HOME],
  ['/en', OF_HOME],
  ['/ja', OF_HOME],
  ['/ko', OF_HOME],
  ['/products/aroma-cartridge', ['q', 'kind', 'serial', ...CARTRIDGE_LIFETIME]],
  ['/scents/finder', [...FINDER_QUESTIONS, 'without']],
  ['/software/player', ['sample']],
  ['/software/api', [...CALL, 'duration', 'internal', 'external', 'host']],
  ['/company/news', ['page']],
  ['/blog', ['page']],
  ['/faq', ['type', 'q']],
  ['/contact', ['topic', 'subject']],
])
const OF_DEVICES = ['serial', 'differences'] as const
const NONE: readonly string[] = []

/** The pack builder is rendered for each visitor, with whatever its address says. */
const READS_ALL: ReadonlySet<string> = new Set(['/order'])
const PUBLIC: ReadonlySet<string> = new Set(PUBLIC_PATHS)

/** `null` for a page that may read any: it is not public, or not the same for all. */
export function paramsReadBy(path: string): readonly string[] | null {
  const own = READ.get(path)
  if (own) return own
  if (READS_ALL.has(path)) return null
  if (path.startsWith('/products/') && PUBLIC.has(path)) return OF_DEVICES
  return PUBLIC.has(path) || isItem(path) ? NONE : null
}
