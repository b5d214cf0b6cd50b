import { useT } from '#i18n/use-t.ts'
import { ErrorSummary, type Fault } from '#web/ui/error-summary.tsx'

/** Fields are counted; what belongs to no field is not the reader's fault and is not called one. */
export function FormFaults({ faults }: { faults: readonly Fault[] }) {
  const t = useT()
  const hasFields = faults.some(({ fieldId }) => fieldId !== null)
  const title = hasFields ? t('ui.errorSummary', { count: faults.length }) : t('account.failed')

  return <ErrorSummary title={title} faults={faults} />
}
