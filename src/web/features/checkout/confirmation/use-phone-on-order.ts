/** A telephone number of the draft, as the page of the order will show it. */
import { useEffect, useState } from 'react'

type Shown = { input: string; text: string }

/** The numbers of all countries are heavy: until they are here, or without a connection, it is as it was typed. */
export function usePhoneOnOrder(input: string, home: string, country = home): string {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    if (input === '') return
    import('#domain/addresses/phone-number.ts').then(
      ({ phoneOnOrder }) => setShown({ input, text: phoneOnOrder(input, [home, country]) }),
      () => {},
    )
  }, [input, home, country])
  return shown?.input === input ? shown.text : input
}
