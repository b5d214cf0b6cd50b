import type { TranslationOf } from '../../message.ts'
import type { order as english } from '../en/order.ts'

export const order = {} as const satisfies TranslationOf<typeof english>
