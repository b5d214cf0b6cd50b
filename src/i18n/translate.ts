/** Filling in messages. Pure: the same on the server, in the browser and in a mail. */

import { listText } from '#shared/list-text.ts'
import type { Locale } from '#shared/locale.ts'
import { memoize } from '#shared/memoize.ts'
import { formatMoney } from '#shared/money.ts'
import { numberText } from '#shared/number-text.ts'

import type { MessageValue, ParamsOf } from './message.ts'
import type { English } from './messages/en/areas.ts'
import { takesConsonantForm } from './particles.ts'

/** Texts of one language by area and key, as they travel: what they say is checked where they are written. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>

type KeysOf<Area extends keyof English> = `${Area}.${keyof English[Area] & string}`

/** `area.key`, for every message there is. */
export type MessageKey = { [Area in keyof English]: KeysOf<Area> }[keyof English]

type TextOf<Key extends MessageKey> = Key extends `${infer Area}.${infer Name}`
  ? Area extends keyof English
    ? Name extends keyof English[Area]
      ? English[Area][Name] & string
      : never
    : never
  : never

type Arguments<Key extends MessageKey> = [ParamsOf<TextOf<Key>>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<TextOf<Key>>, MessageValue>>]

export type Translate = <Key extends MessageKey>(key: Key, ...args: Arguments<Key>) => string

export type MessageParams = Readonly<Record<string, MessageValue>>

/** A missing text shows its key: the build makes that impossible, and a page must not fall for a word. */
export function translatorOf(locale: Locale, messages: Messages): Translate {
  return (key, ...[params]) => fill(textOf(messages, key) ?? key, locale, params ?? {})
}

/**
 * The text of a problem by its code, which comes from the wire and may be one this page does not know:
 * then the words for something unexpected.
 */
export function problemText(
  locale: Locale,
  messages: Messages,
  code: string,
  params: MessageParams = {},
): string {
  const text = textOf(messages, `problems.${code}`) ?? textOf(messages, 'problems.unexpected')
  return fill(text ?? code, locale, params)
}

function textOf(messages: Messages, key: string): string | undefined {
  const dot = key.indexOf('.')
  return messages[key.slice(0, dot)]?.[key.slice(dot + 1)]
}

const SLOT = /\{(\w+)(?::([^{}]*))?\}/g

export function fill(text: string, locale: Locale, params: MessageParams): string {
  return text.replace(SLOT, (slot, name: string, choices: string | undefined) => {
    const value = params[name]
    if (value === undefined) return slot

    return choices === undefined ? written(value, locale) : chosen(choices, value, locale)
  })
}

function written(value: MessageValue, locale: Locale): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numberText(value, locale)
  return 'currency' in value ? formatMoney(value, locale) : listText(value, locale)
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const pluralsOf = memoize((locale: Locale) => new Intl.PluralRules(locale))

/**
 * `one|other`, in which `#` is the value. Korean has no plural: it chooses a particle, `after a consonant|after a vowel`.
 * Japanese always takes the other. `words` and `Words` spell an English number below ten.
 */
function chosen(choices: string, value: MessageValue, locale: Locale): string {
  if (choices.toLowerCase() === 'words') return spelled(value, locale, choices === 'Words')

  const text = written(value, locale)
  const [one = '', other = one] = choices.split('|')
  const isOne =
    locale === 'ko'
      ? takesConsonantForm(one, text)
      : pluralsOf(locale).select(Number(value)) === 'one'
  return (isOne ? one : other).replace('#', () => text)
}

function spelled(value: MessageValue, locale: Locale, isFirst: boolean): string {
  const word = WORDS[Number(value)] ?? written(value, locale)
  return isFirst ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
