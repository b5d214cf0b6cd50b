import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

/** A session lives in browser storage (Spec §3), which a page without scripts cannot write. */
export function NeedsScript() {
  const t = useT()
  return (
    <noscript>
      <Callout tone="warn">{t('account.needsScript')}</Callout>
    </noscript>
  )
}
