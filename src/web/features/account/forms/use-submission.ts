/** One form being sent: what is wrong with it, and whether an answer is awaited. */
import { type FormEvent, useRef, useState } from 'react'

import type { ApiProblem } from '#web/api/client.ts'
import { type Found, useFound, type Words } from '#web/api/use-found.ts'
import type { FieldError } from '#web/ui/error-summary.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

/** `first` is what the server found wrong with a form sent without JavaScript. */
export function useSubmission(first: readonly FieldError[] = []) {
  const notify = useNotify()
  const { errors, answer, find, words } = useFound(() => first)
  const [isBusy, setBusy] = useState(false)
  // A second press comes before the button has been drawn as busy.
  const isUnderWay = useRef(false)

  /** Takes no second press while the first one is under way. */
  async function send(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    find(() => [])
    try {
      await work()
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  return {
    errors,
    answer,
    isBusy,
    errorOf: (fieldId: string): string | undefined =>
      errors.find((error) => error.fieldId === fieldId)?.message,
    /** Shows what was found wrong before anything was sent; an empty list clears the form. */
    blame: (found: Found) => find(found),
    /**
     * Shows a refusal at the field that caused it, else in the form and as a notification. `failure` names the call
     * when the server could not do it. Spec §8.
     */
    refuse: (
      problem: ApiProblem,
      fieldId: string | null = null,
      failure: 'credentials_refused' | null = null,
    ) => {
      const { status } = problem
      const messageIn = ({ wordsOf, reasonOf }: Words) => {
        const reason = reasonOf(problem)
        return failure && status >= 500 ? wordsOf(failure, { status, reason }) : reason
      }
      find((words) => [{ fieldId, message: messageIn(words) }])
      if (fieldId === null) notify({ text: messageIn(words) })
    },
    send,
    /** The handler of a form: what was entered is sent by `work`. */
    onSubmit:
      (work: (form: FormData) => Promise<void>) =>
      (event: FormEvent<HTMLFormElement>): void => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        void send(() => work(form))
      },
  }
}

export type Submission = ReturnType<typeof useSubmission>
