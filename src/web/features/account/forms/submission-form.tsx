import type { ReactNode } from 'react'

import css from './form.module.css'
import { FormErrorSummary } from './form-error-summary.tsx'
import type { Submission } from './use-submission.ts'

type Props = {
  submission: Submission
  /** Checks and sends what was entered. */
  onSend: (form: FormData) => Promise<void>
  children: ReactNode
}

/** A form of the account, with what is wrong with it at its top. */
export const SubmissionForm = ({ submission, onSend, children }: Props) => (
  <form className={css.form} method="post" noValidate onSubmit={submission.onSubmit(onSend)}>
    <FormErrorSummary errors={submission.errors} answer={submission.answer} />
    {children}
  </form>
)
