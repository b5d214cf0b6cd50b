/** The result of a download, in a live region that exists before, so that it is announced. */
import { useT } from '#i18n/use-t.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Callout } from '#web/ui/callout.tsx'

import css from './documents.module.css'
import type { Download } from './use-download.ts'

export function DownloadCallout({ download: { saved, problem } }: { download: Download }) {
  const t = useT()
  const reasonOf = useReason()
  return (
    <div role="status" className={css.outcome}>
      {saved !== null && <p>{t('documents.downloaded', { file: saved })}</p>}
      {problem !== null && <Callout tone="danger">{reasonOf(problem)}</Callout>}
    </div>
  )
}
