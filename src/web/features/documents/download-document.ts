/** Fetches a document as its owner and hands it to the browser as a file. */
import type { Result } from '#shared/result.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { saveFile } from '#web/api/save-file.ts'

export type RequestDocument = () => Promise<Result<{ name: string; file: Blob }, ApiProblem>>

/** The name of the file that was saved. */
export async function downloadDocument(ask: RequestDocument): Promise<Result<string, ApiProblem>> {
  const fetched = await ask()
  if (!fetched.ok) return fetched

  saveFile(fetched.value)
  return { ok: true, value: fetched.value.name }
}
