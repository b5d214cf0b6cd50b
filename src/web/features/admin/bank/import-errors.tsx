/** Why a file was not taken, with the line where it is. */
import { STATEMENT_BYTES_MAX, STATEMENT_ROWS_MAX } from '#domain/statements/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { NotImported } from './bank-action.ts'

type Props = { error: Extract<NotImported, { kind: 'error' }>['error'] }

export function ImportErrors({ error: { code, line, found = '', expected = '' } }: Props) {
  const t = useT()
  const where = line === null ? '' : t('adminBank.line', { line })
  const megabytes = STATEMENT_BYTES_MAX / 1024 / 1024
  const facts = { megabytes, rows: STATEMENT_ROWS_MAX, found, expected }
  return (
    <Callout tone="danger" title={t('adminBank.nothingRead')} role="alert">
      <p>
        {where}
        {t(`adminBank.error_${code}`, facts)}
      </p>
    </Callout>
  )
}
