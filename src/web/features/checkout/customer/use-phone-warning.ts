/** Whether a typed number is none that can be dialled: a hint, never a refusal. */
import { useState } from 'react'

import { isPhone } from '#domain/addresses/normal-phone.ts'
import { isButtonPressed } from '#web/forms/pressed-button.ts'

export function usePhoneWarning() {
  const [warned, setWarned] = useState<string | null>(null)

  /** The numbers of all countries are heavy, so they are fetched when there is one to look at. */
  async function look(input: string, country: string): Promise<void> {
    if (isButtonPressed()) return
    if (!isPhone(input)) return setWarned(null)
    try {
      const { e164Of } = await import('#domain/addresses/phone-number.ts')
      setWarned(e164Of(input, country) === null ? input : null)
    } catch {
      // Offline or unavailable: no warning.
      setWarned(null)
    }
  }

  return { isWarned: (input: string) => input === warned, look }
}
