/**
 * What a message is and how the compiler reads it. A message is a plain string, so that it can travel to
 * the browser as data: `{name}` is a parameter, `{count:cartridge|cartridges}` is one word or another by
 * the plural rule of the language (one|other), with `#` for the number; in Korean `{name:#은|#는}` is the
 * particle after the value.
 */
import type { Money } from '#shared/money.ts'

/** Numbers and lists are written in the reader's language, money with its currency, strings as they are. */
export type MessageValue = string | number | Money | readonly string[]

/** The names of the parameters in a message: `'{count} of {total}'` gives `'count' | 'total'`. */
export type ParamsOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}`
  ? (Slot extends `${infer Name}:${string}` ? Name : Slot) | ParamsOf<Rest>
  : never

/**
 * What a translation of a file of messages must be: the same keys, and in each text every parameter that
 * English has. Parameters that English does not have are refused where the languages are put together.
 */
export type TranslationOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? TextWith<ParamsOf<English[Key]>>
    : never
}

/** Refuses, by turning it into `never`, each text with a parameter that the English one does not have. */
export type WithoutForeignParams<English, Other> = {
  readonly [Area in keyof Other]: {
    readonly [Key in keyof Other[Area]]: Foreign<Text<English, Area, Key>, Other[Area][Key]>
  }
}

type TextWith<Param extends string> = [Param] extends [never] ? string : EveryOf<Param> & string

type EveryOf<Param extends string> = (
  Param extends string
    ? (text: `${string}{${Param}${'}' | ':'}${string}`) => void
    : never
) extends (text: infer Every) => void
  ? Every
  : never

type Text<Messages, Area, Key> = Area extends keyof Messages
  ? Key extends keyof Messages[Area]
    ? Messages[Area][Key]
    : never
  : never

type Foreign<English, Other> = English extends string
  ? Other extends string
    ? [Exclude<ParamsOf<Other>, ParamsOf<English>>] extends [never]
      ? Other
      : never
    : never
  : never
