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

/** What was answered so far. */
export type FinderAnswersSoFar = Partial<FinderAnswers>

export function answersSoFar(read: (question: FinderQuestion) => unknown): FinderAnswersSoFar {
  const place = FINDER_ANSWERS.place.find((answer) => answer === read('place'))
  const feeling = FINDER_ANSWERS.feeling.find((answer) => answer === read('feeling'))
  const strength = FINDER_ANSWERS.strength.find((answer) => answer === read('strength'))
  return { ...(place && { place }), ...(feeling && { feeling }), ...(strength && { strength }) }
}

/** `null` while a question is open. */
export function answersIn(search: URLSearchParams): FinderAnswers | null {
  const { place, feeling, strength } = answersSoFar((question) => search.get(question))
  return place && feeling && strength ? { place, feeling, strength } : null
}

/** One word for a combination of answers, whatever the order in which they were given. */
export const answersKey = (answers: FinderAnswersSoFar): string =>
  FINDER_QUESTIONS.map((question) => answers[question] ?? '').join(' ')

/** Every combination but the one without an answer. */
export function allAnswersSoFar(): FinderAnswersSoFar[] {
  let all: FinderAnswersSoFar[] = [{}]
  for (const question of FINDER_QUESTIONS) {
    all = all.flatMap((answers) => [
      answers,
      ...FINDER_ANSWERS[question].map((answer) => ({ ...answers, [question]: answer })),
    ])
  }
  return all.slice(1)
}

/** Of `size` chambers: each answer fills its share of them, the last one the rest. */
export const chambersFilled = (answers: FinderAnswersSoFar, size: number): number =>
  Math.floor((size * Object.keys(answers).length) / FINDER_QUESTIONS.length)
