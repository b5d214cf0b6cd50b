/** One document at a time: which is on its way, what came of it. */
import { useState } from 'react'

import type { ApiProblem } from '../../api/client.ts'
import { downloadDocument, type RequestDocument } from './download-document.ts'

export type Download = {
  /** Which document is on its way. */
  busy: string | null
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
    const downloaded = await downloadDocument(ask)
    setBusy(null)
    if (downloaded.ok) setSaved(downloaded.value)
    else setProblem(downloaded.error)
  }

  return { busy, saved, problem, start: (kind, ask) => void start(kind, ask) }
}
