import { useT } from '#i18n/use-t.ts'
import { Note } from '#web/ui/note.tsx'

/** A session lives in browser storage (Spec §3), which a page without scripts cannot write. */
export function NeedsScript() {
  const t = useT()
  return (
    <noscript>
      <Note tone="warn">{t('account.needsScript')}</Note>
    </noscript>
  )
}
