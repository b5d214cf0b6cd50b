/** What a form that came back was filled from. */
type Answer = { code: string | null; revision: string | undefined } | undefined

/**
 * The fingerprint a form carries. The page around a form that came back may already show what somebody else saved
 * meanwhile, and what was typed was written without it: only who was told so is bound to what stands now.
 */
export const revisionFor = (answer: Answer, now: string): string =>
  answer && answer.code !== 'edit_conflict' ? (answer.revision ?? '') : now
