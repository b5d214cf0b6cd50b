import { useT } from '#i18n/use-t.ts'
import { ErrorSummary, type FieldError } from '#web/ui/error-summary.tsx'

type Props = { errors: readonly FieldError[]; answer?: unknown }

/** Counts field errors; an error of the whole form is not the reader's mistake and is not counted as one. */
export function FormErrorSummary({ errors, answer }: Props) {
  const t = useT()
  const hasFields = errors.some(({ fieldId }) => fieldId !== null)
  const title = hasFields ? t('ui.errorSummary', { count: errors.length }) : t('account.failed')

  return <ErrorSummary title={title} errors={errors} answer={answer} />
}
