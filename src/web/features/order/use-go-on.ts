/** The step to checkout. It names what must be corrected, and asks when chambers stay empty (decisions, section 6). */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import type { Fault } from '../../ui/error-summary.tsx'
import type { Builder } from './builder.ts'
import { faultsOf } from './faults.ts'
import { type Pack, readPack } from './pack.ts'

const NO_FAULTS: readonly Fault[] = []

export type GoOn = {
  faults: readonly Fault[]
  isAsking: boolean
  /** Returns the errors; none when checkout can start or a question is asked first. */
  press: () => readonly Fault[]
  leave: () => void
  stay: () => void
}

export function useGoOn(builder: Builder, pack: Pack): GoOn {
  const t = useT()
  const problem = useProblem()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<{ draft: unknown; faults: readonly Fault[] } | null>(null)

  const leave = () => void navigate('/pre-checkout')
  const press = () => {
    const faults = faultsOf(readPack(), builder, { t, problem })
    setRefused({ draft: pack.draft, faults })
    if (faults.length > 0) return faults
    if (pack.packing.status === 'short') setAsking(true)
    else leave()
    return NO_FAULTS
  }

  return {
    // What was refused is forgotten as soon as anything about the pack changes.
    faults: refused?.draft === pack.draft ? refused.faults : NO_FAULTS,
    isAsking,
    press,
    leave,
    stay: () => setAsking(false),
  }
}
