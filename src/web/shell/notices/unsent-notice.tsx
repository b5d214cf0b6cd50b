/** Says that a form was not sent and that its entries are still there. */
import { useEffect } from 'react'

import { useT } from '#i18n/use-t.ts'
import { onUnsentForm } from '#web/forms/save-form.ts'
import { useNotify } from '#web/ui/notification/notification.tsx'

import { UNSENT_NOTICE_MS } from '../timing.ts'

export function UnsentNotice() {
  const t = useT()
  const notify = useNotify()

  useEffect(
    () =>
      onUnsentForm(() =>
        notify({ text: t('shell.unavailableForm'), durationMs: UNSENT_NOTICE_MS }),
      ),
    [notify, t],
  )
  return null
}
