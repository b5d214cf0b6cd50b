/** One paper at a time: which is on its way, what came of it. */
import { useState } from 'react'

import type { ApiProblem } from '../../api/client.ts'
import { type AskForPaper, downloadPaper } from './download-document.ts'

export type Download = {
  /** Which paper is on its way. */
  busy: string | null
  saved: string | null
  problem: ApiProblem | null
  start: (paper: string, ask: AskForPaper) => void
}

export function useDownload(): Download {
  const [busy, setBusy] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function start(paper: string, ask: AskForPaper): Promise<void> {
    setBusy(paper)
    setSaved(null)
    setProblem(null)
    const downloaded = await downloadPaper(ask)
    setBusy(null)
    if (downloaded.ok) setSaved(downloaded.value)
    else setProblem(downloaded.error)
  }

  return { busy, saved, problem, start: (paper, ask) => void start(paper, ask) }
}
