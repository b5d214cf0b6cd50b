/** Where a form of the console is: on its way, or just opened. */
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/** Whether a form with this action is being submitted; of several, the one with these hidden values. */
export function useIsBusy(action: string, hidden: Readonly<Record<string, string>> = {}): boolean {
  const { state, formData } = useNavigation()
  const isSent = ([name, value]: [string, string]) => formData?.get(name) === value
  return state !== 'idle' && Object.entries({ ...hidden, intent: action }).every(isSent)
}

/** Focuses what a link opened, so that users of screen readers and keyboards continue there. */
export function useFocusOnce(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) heading.current?.focus()
  }, [])
  return heading
}

/**
 * The key of a form that resets only after its own action succeeded, so that unsaved input survives everything else on
 * the page. `mark` differs with every response of the server.
 */
export function useRound(isDone: boolean, mark: string): string {
  const [round, begin] = useState(mark)
  if (!isDone || round === mark) return round
  begin(mark)
  return mark
}
