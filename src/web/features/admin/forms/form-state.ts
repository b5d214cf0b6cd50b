/** Where a form of the console is: on its way, or just opened. */
import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

/** Whether a form with this work is on its way. */
export function useIsBusy(action: string): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === action
}

/** Where a link opened something: whoever listens or uses the keyboard goes on there. */
export function useFocusOnce(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wanted = useRef(isWanted)
  useEffect(() => {
    if (wanted.current) heading.current?.focus()
  }, [])
  return heading
}

/**
 * A key for a form that begins anew once its own action is done, and by nothing else that happens on its page: what is
 * half typed stays. `mark` differs with every answer of the server.
 */
export function useRound(isDone: boolean, mark: string): string {
  const [round, begin] = useState(mark)
  if (!isDone || round === mark) return round
  begin(mark)
  return mark
}
