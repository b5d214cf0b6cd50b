/** A call as code: for a terminal, and for a program in one of four languages. */
import { curlOf } from './curl.ts'
import { javascriptOf, typescriptOf } from './javascript.ts'
import { phpOf } from './php.ts'
import { pythonOf } from './python.ts'
import type { Sample } from './sample.ts'

export const LANGUAGES = ['curl', 'javascript', 'typescript', 'python', 'php'] as const
export type Language = (typeof LANGUAGES)[number]

export const LANGUAGE_NAMES = {
  curl: 'curl',
  javascript: 'JavaScript',
  typescript: 'TypeScript',
  python: 'Python',
  php: 'PHP',
} as const satisfies Record<Language, string>

/** The same code in several languages. */
export type Codes = Partial<Record<Language, string>>

const WRITERS = {
  curl: curlOf,
  javascript: javascriptOf,
  typescript: typescriptOf,
  python: pythonOf,
  php: phpOf,
} as const satisfies Record<Language, (sample: Sample) => string>

export const codeOf = (language: Language, sample: Sample): string => WRITERS[language](sample)
