/** The step to checkout. It names what must be corrected, and asks when chambers or the SDK are left open. */
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import { changeDraft } from '../../draft/order-draft.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import type { Builder } from './builder.ts'
import { isSdkOpen, type Pack, readPack } from './pack.ts'
import { validatePack } from './validate-pack.ts'

const NO_ERRORS: readonly FieldError[] = []

export type ProceedToCheckout = {
  errors: readonly FieldError[]
  isAsking: boolean
  /** Returns the errors; none when checkout can start or a question is asked first. */
  press: () => readonly FieldError[]
  leave: () => void
  stay: () => void
}

export function useProceedToCheckout(builder: Builder, pack: Pack): ProceedToCheckout {
  const t = useT()
  const problem = useProblem()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<{ draft: unknown; errors: readonly FieldError[] } | null>(
    null,
  )

  const leave = () => {
    // Asked once: from here on there is none.
    if (isSdkOpen(pack)) changeDraft({ isWithoutSdk: true })
    void navigate('/checkout')
  }
  const press = () => {
    const errors = validatePack(readPack(), builder, { t, problem })
    setRefused({ draft: pack.draft, errors })
    if (errors.length > 0) return errors
    if (pack.packing.status === 'short' || isSdkOpen(pack)) setAsking(true)
    else leave()
    return NO_ERRORS
  }

  return {
    // What was refused is forgotten as soon as anything about the pack changes.
    errors: refused?.draft === pack.draft ? refused.errors : NO_ERRORS,
    isAsking,
    press,
    leave,
    stay: () => setAsking(false),
  }
}
