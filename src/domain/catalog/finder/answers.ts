/** The three questions of the scent finder, and what may be answered. */
export const FINDER_ANSWERS = {
  place: ['home', 'shop', 'story', 'training'],
  feeling: ['calm', 'awake', 'hungry', 'outdoors'],
  strength: ['soft', 'clear'],
} as const

export type FinderQuestion = keyof typeof FINDER_ANSWERS
type Answers = { [Q in FinderQuestion]: (typeof FINDER_ANSWERS)[Q][number] }
export type FinderAnswer = Answers[FinderQuestion]
export type FinderAnswers = Readonly<Answers>

// The keys of the table.
export const FINDER_QUESTIONS = Object.keys(FINDER_ANSWERS) as FinderQuestion[]

/** `null` while a question is open. */
export function answersIn(search: URLSearchParams): FinderAnswers | null {
  const place = FINDER_ANSWERS.place.find((answer) => answer === search.get('place'))
  const feeling = FINDER_ANSWERS.feeling.find((answer) => answer === search.get('feeling'))
  const strength = FINDER_ANSWERS.strength.find((answer) => answer === search.get('strength'))
  return place && feeling && strength ? { place, feeling, strength } : null
}
