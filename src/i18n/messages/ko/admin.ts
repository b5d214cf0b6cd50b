import type { TranslationOf } from '../../message.ts'
import type { admin as english } from '../en/admin.ts'

export const admin = {} as const satisfies TranslationOf<typeof english>
