/** Prints every text of one language, for editors who read it as a whole. */
import { isLocale } from '#shared/locale.ts'

import { COMMANDS } from '../commands.ts'
import { endWithUsage, readCommandLine } from '../usage.ts'
import { siteWords } from './site-words.ts'

const { values } = readCommandLine('words', { options: { locale: { type: 'string' } } })
if (!isLocale(values.locale)) endWithUsage('Which language?', COMMANDS.words.usage)

for (const { place, text } of siteWords(values.locale)) process.stdout.write(`${place}\t${text}\n`)
