/** What a letter is made of. Each letter is written once, as blocks; both of its forms follow from them. */
import type { LetterKind, Letters } from '#domain/mail/letters.ts'
import type { OrderView } from '#domain/orders/view-order.server.ts'
import type { Translate } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

import type { Company } from './company.ts'

/** `scent` is shown by its seal where the form has pictures. */
export type Fact = {
  label: string
  value: string
  isStrong?: boolean
  scent?: { serial: string; kind: string }
}

export type Block =
  | { kind: 'text'; text: string }
  /** An aside, set smaller where the form allows it. */
  | { kind: 'note'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'lines'; lines: string[] }
  | { kind: 'section'; title: string; blocks: Block[] }

/** `addressee` is `null` where the shop knows an address and no name. */
export type LetterContent = { subject: string; addressee: string | null; blocks: Block[] }

/** What every letter is written with. */
export type Scene = {
  locale: Locale
  t: Translate
  /** Without a slash at its end. */
  url: string
  company: Company
  /** The company's settings as they are; only the bank account is read from them. */
  settings: Record<string, string>
  order: OrderView | null
}

export type OrderScene = Scene & { order: OrderView }

type TellsOfOrder<Kind extends LetterKind> = Letters[Kind] extends { orderId: string }
  ? true
  : false

export type Writer<Kind extends LetterKind> = {
  isAboutOrder: TellsOfOrder<Kind>
  write: (scene: Scene, payload: Letters[Kind]) => LetterContent
}

export const plainLetter = <Payload>(write: (scene: Scene, payload: Payload) => LetterContent) => ({
  isAboutOrder: false as const,
  write,
})

export const orderLetter = (write: (scene: OrderScene) => LetterContent) => ({
  isAboutOrder: true as const,
  write: (scene: Scene) => {
    invariant(scene.order, 'a letter about an order is given the order')
    return write({ ...scene, order: scene.order })
  },
})
