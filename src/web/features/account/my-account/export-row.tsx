import { useT } from '#i18n/use-t.ts'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { useSubmission } from '../forms/use-submission.ts'
import { fetchExport } from './account-calls.ts'
import { PartRow } from './account-part.tsx'
import { useReauthenticate } from './reauthenticate.tsx'

export function ExportRow({ userId }: { userId: string }) {
  const t = useT()
  const reauthenticate = useReauthenticate()
  const notify = useNotify()
  const submission = useSubmission()

  async function download(): Promise<void> {
    const fetched = await reauthenticate(() => fetchExport(userId))
    if (fetched === null) return
    if (!fetched.ok) return submission.refuse(fetched.error)
    saveFile(fetched.value)
    notify({ text: t('accountPage.exported', { name: fetched.value.name }), type: 'ok' })
  }

  return (
    <PartRow
      title={t('accountPage.exportTitle')}
      says={<p>{t('accountPage.exportText')}</p>}
      action={
        <Button
          variant="outline"
          size="small"
          isBusy={submission.isBusy}
          onClick={() => void submission.send(download)}
        >
          {t('accountPage.exportDo')}
        </Button>
      }
    />
  )
}
