import { useState } from 'react'

import { useProblem, useT } from '#i18n/use-t.ts'
import { saveFile } from '#web/api/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { fetchExport } from './account-calls.ts'
import { PartRow } from './account-part.tsx'
import { useReauthenticate } from './reauthenticate.tsx'

export function ExportRow({ userId }: { userId: string }) {
  const t = useT()
  const reauthenticate = useReauthenticate()
  const notify = useNotify()
  const problemText = useProblem()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    const fetched = await reauthenticate(() => fetchExport(userId))
    setBusy(false)
    if (fetched === null) return
    if (!fetched.ok) {
      return notify({ text: fetched.error.message || problemText(fetched.error.code) })
    }
    saveFile(fetched.value)
    notify({ text: t('accountPage.exported', { name: fetched.value.name }), type: 'ok' })
  }

  return (
    <PartRow
      title={t('accountPage.exportTitle')}
      says={<p>{t('accountPage.exportText')}</p>}
      action={
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void download()}>
          {t('accountPage.exportDo')}
        </Button>
      }
    />
  )
}
