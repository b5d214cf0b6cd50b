/** What a form that came back was filled from. */
type Answer = { code: string | null; revision: string | undefined } | undefined

/**
 * The revision that a form carries. The page around a rejected form may already show what was saved meanwhile. The
 * input is older than that, so the form takes the current revision only after it showed an edit conflict.
 */
export const revisionFor = (answer: Answer, now: string): string =>
  answer && answer.code !== 'edit_conflict' ? (answer.revision ?? '') : now
