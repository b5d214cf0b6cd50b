/** What a key means anywhere in the console, as a pure question. Single keys can be switched off (WCAG 2.1.4). */
import { SECTIONS, type SectionName } from '../frame/sections.ts'

export type Press = {
  key: string
  /** Ctrl, or ⌘. */
  isCommand: boolean
  /** Alt, or a key that an input method is composing with. */
  isOther: boolean
  /** In a field, or in a dialog: what is typed there is text. */
  isTyping: boolean
}

export type Shortcut =
  | { act: 'none' }
  | { act: 'palette' }
  | { act: 'help' }
  /** `g`: the next key says where to. */
  | { act: 'begin' }
  | { act: 'go'; path: string }

type Setting = { hasBegun: boolean; isOn: boolean; sections: readonly SectionName[] }

const NONE: Shortcut = { act: 'none' }

export function shortcutOf(press: Press, { hasBegun, isOn, sections }: Setting): Shortcut {
  if (press.isOther) return NONE
  if (press.isCommand) return press.key.toLowerCase() === 'k' ? { act: 'palette' } : NONE
  if (press.isTyping || !isOn) return NONE
  if (press.key === '?') return { act: 'help' }
  if (!hasBegun) return press.key === 'g' ? { act: 'begin' } : NONE

  const section = sections.find((name) => SECTIONS[name].key === press.key)
  return section ? { act: 'go', path: SECTIONS[section].path } : NONE
}
