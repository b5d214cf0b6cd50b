/** The parts of a legal text. Ids are public links, so they never change. */
export type Section = {
  id: string
  title: string
  paragraphs: string[]
  /** Below the paragraphs, where the facts are a list. */
  lists?: List[]
  /** Where the matter goes on. */
  link?: { to: string; text: string }
}

/** What is named, and what is said of it in a word. */
export type List = { title: string; items: { name: string; detail: string }[] }

export type Part = { id: string; title: string; sections: Section[] }

type Entry = { id: string; title: string }
/** A part by its name alone: where parts have many sections, the contents list names the parts. */
export const entryOf = ({ id, title }: Part): Entry => ({ id, title })

export type Contents = readonly (Entry & { sections?: readonly Entry[] })[]
