/**
 * The schema library, for files that run in a browser too. There it must not try whether it may write code at run time: the
 * page's policy forbids it and reports the attempt, which it makes when the first object schema is declared.
 */
import { z } from 'zod'

if ('document' in globalThis) z.config({ jitless: true })

export { z }
