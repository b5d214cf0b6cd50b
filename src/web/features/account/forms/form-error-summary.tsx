import { useT } from '#i18n/use-t.ts'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'

/** Fields are counted; what belongs to no field is not the reader's fault and is not called one. */
export function FormErrorSummary({ errors }: { errors: readonly FieldError[] }) {
  const t = useT()
  const hasFields = errors.some(({ fieldId }) => fieldId !== null)
  const title = hasFields ? t('ui.errorSummary', { count: errors.length }) : t('account.failed')

  return <ErrorSummary title={title} errors={errors} />
}
