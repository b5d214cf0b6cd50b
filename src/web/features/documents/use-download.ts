/** One paper at a time: which is on its way, what came of it. */
import { useState } from 'react'

import type { AddressedWire, EstimateWire } from '#contract/documents.ts'

import type { ApiProblem } from '../../api/client.ts'
import { downloadPaper } from './download-paper.ts'

export type Download = {
  /** The address of the paper that is on its way. */
  busy: string | null
  saved: string | null
  problem: ApiProblem | null
  start: (path: string, body: AddressedWire | EstimateWire) => void
}

export function useDownload(): Download {
  const [busy, setBusy] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function start(path: string, body: AddressedWire | EstimateWire): Promise<void> {
    setBusy(path)
    setSaved(null)
    setProblem(null)
    const downloaded = await downloadPaper(path, body)
    setBusy(null)
    if (downloaded.ok) setSaved(downloaded.value)
    else setProblem(downloaded.error)
  }

  return { busy, saved, problem, start: (path, body) => void start(path, body) }
}
