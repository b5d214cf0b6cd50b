/**
 * Sensitive actions require a recent sign-in. Where it is too old, the user reauthenticates in a dialog and the same
 * call is sent again: no input is lost. Decisions, section 9.
 */
import { createContext, type ReactNode, useContext, useRef, useState } from 'react'

import type { ProfileWire } from '#contract/accounts.ts'
import type { Result } from '#shared/result.ts'
import type { ApiProblem } from '#web/api/client.ts'

import { focusAgain } from './lost-focus.ts'
import { ReauthenticateDialog } from './reauthenticate-dialog.tsx'

type Call<T> = () => Promise<Result<T, ApiProblem>>

/** `null` when the user closed the dialog: the action did not run, and no message is needed. */
type Reauthenticate = <T>(call: Call<T>) => Promise<Result<T, ApiProblem> | null>

const ReauthenticateContext = createContext<Reauthenticate>((call) => call())

export const useReauthenticate = (): Reauthenticate => useContext(ReauthenticateContext)

type Props = { userId: string; profile: ProfileWire; children: ReactNode }

export function ReauthenticateProvider({ userId, profile, children }: Props) {
  const [isAsked, setAsked] = useState(false)
  const answer = useRef<(isReauthenticated: boolean) => void>(() => undefined)

  function ask(): Promise<boolean> {
    setAsked(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  function end(isReauthenticated: boolean): void {
    setAsked(false)
    answer.current(isReauthenticated)
  }

  const reauthenticate: Reauthenticate = async (call) => {
    const pressed = document.activeElement
    const first = await call()
    const isStale = !first.ok && first.error.code === 'reauthentication_required'
    const answer = isStale ? ((await ask()) ? await call() : null) : first
    focusAgain(pressed)
    return answer
  }

  return (
    <ReauthenticateContext value={reauthenticate}>
      {children}
      <ReauthenticateDialog userId={userId} profile={profile} isOpen={isAsked} onEnd={end} />
    </ReauthenticateContext>
  )
}
