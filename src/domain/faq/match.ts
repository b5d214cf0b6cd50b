/** Which questions a text is found in. Spec §5 "FAQ local filter", §7 call 13. */
import type { Question } from './question.ts'

/**
 * The page's filter: question or answer contains the text, case-sensitive. Without a match the wider rule of the API
 * applies, so that the case of the query never hides an answer.
 */
export function questionsAbout<Item extends Texts>(items: readonly Item[], text: string): Item[] {
  const exactly = items.filter(
    ({ question, answer }) => question.includes(text) || answer.includes(text),
  )
  return exactly.length > 0 ? exactly : items.filter((item) => isAbout(item, text))
}

type Texts = Pick<Question, 'question' | 'answer'>

/** The rule of the API: ignores case and width. */
export function isAbout({ question, answer }: Texts, text: string): boolean {
  const part = folded(text)
  return folded(question).includes(part) || folded(answer).includes(part)
}

/** Full-width letters and digits of Japanese keyboards equal the half-width ones. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()
