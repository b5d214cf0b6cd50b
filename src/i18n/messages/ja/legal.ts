import type { TranslationOf } from '../../message.ts'
import type { legal as english } from '../en/legal.ts'

export const legal = {} as const satisfies TranslationOf<typeof english>
