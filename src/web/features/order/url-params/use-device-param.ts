/** `?device=SERIAL`, as the page of the cartridge says it: the draft remembers the device, the address forgets it. */
import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { parseDeviceSerial } from '#domain/catalog/serial.ts'

import { changeDevice, readPack } from '../pack.ts'

const DEVICE = 'device'

export function useDeviceParam(): void {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get(DEVICE)
  const answered = useRef<string | null>(null)

  useEffect(() => {
    const isAnswered = answered.current === asked
    answered.current = asked
    if (asked === null || isAnswered) return
    const rest = new URLSearchParams(search)
    rest.delete(DEVICE)
    void navigate(`?${rest}`, { replace: true, preventScrollReset: true })

    const serial = parseDeviceSerial(asked)
    if (serial !== null && readPack().draft.deviceSerial !== serial) changeDevice(serial)
  }, [asked, search, navigate])
}
