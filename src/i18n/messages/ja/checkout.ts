import type { TranslationOf } from '../../message.ts'
import type { checkout as english } from '../en/checkout.ts'

export const checkout = {} as const satisfies TranslationOf<typeof english>
