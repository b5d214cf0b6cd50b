/** One document at a time: which is on its way, what came of it. */
import { useState } from 'react'

import type { Result } from '#shared/result.ts'
import { saveFile } from '#web/api/save-file.ts'

import type { ApiProblem } from '../../api/client.ts'

type RequestDocument = () => Promise<Result<{ name: string; file: Blob }, ApiProblem>>

export type Download = {
  /** Which document is on its way. */
  busy: string | null
  /** The name of the file that was saved. */
  saved: string | null
  problem: ApiProblem | null
  start: (kind: string, ask: RequestDocument) => void
}

export function useDownload(): Download {
  const [busy, setBusy] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function start(kind: string, ask: RequestDocument): Promise<void> {
    setBusy(kind)
    setSaved(null)
    setProblem(null)
    const fetched = await ask()
    setBusy(null)
    if (!fetched.ok) return setProblem(fetched.error)

    saveFile(fetched.value)
    setSaved(fetched.value.name)
  }

  return { busy, saved, problem, start: (kind, ask) => void start(kind, ask) }
}
