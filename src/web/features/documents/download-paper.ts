/** Fetches a paper as its owner and hands it to the browser as a file. */
import type { AddressedWire, EstimateWire } from '#contract/documents.ts'
import type { Result } from '#shared/result.ts'

import { type ApiProblem, callForFile } from '../../api/client.ts'

/** The name of the file that was saved. */
export async function downloadPaper(
  path: string,
  body: AddressedWire | EstimateWire,
): Promise<Result<string, ApiProblem>> {
  const fetched = await callForFile(path, { method: 'POST', body })
  if (!fetched.ok) return fetched

  const { name, file } = fetched.value
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return { ok: true, value: name }
}
