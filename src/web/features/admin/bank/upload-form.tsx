/** Chooses a file of the bank, in one row. The control itself takes what is dropped on it, so nothing here needs a script. */
import { Link } from 'react-router'

import { STATEMENT_BYTES_MAX } from '#domain/statements/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import { DateTime } from '../parts/date-time.tsx'
import css from './bank.module.css'
import type { NotImported } from './bank-action.ts'
import { ImportErrors } from './import-errors.tsx'

const MEGABYTES = STATEMENT_BYTES_MAX / 1024 / 1024

type UploadErrors = Exclude<NotImported, { kind: 'columns' }>

export function UploadForm({ errors }: { errors: UploadErrors | undefined }) {
  const t = useT()
  return (
    <div className={css.upload}>
      <FormFrame
        action="import_statement"
        submit={t('adminBank.uploadSubmit')}
        encType="multipart/form-data"
        formErrors={errors && <NotRead errors={errors} />}
        hasErrors={errors !== undefined}
      >
        <div className={css.drop}>
          <label htmlFor="file">{t('adminBank.file')}</label>
          <input
            id="file"
            type="file"
            name="file"
            accept=".csv,.txt,.dat,.tsv,text/csv,text/plain"
            aria-describedby="file-hint"
            required
          />
          <p id="file-hint">{t('adminBank.fileHint', { megabytes: MEGABYTES })}</p>
        </div>
      </FormFrame>
    </div>
  )
}

function NotRead({ errors }: { errors: UploadErrors }) {
  const t = useT()
  if (errors.kind === 'known') {
    const [before = '', after = ''] = t('adminBank.knownText', { at: '\u0000' }).split('\u0000')
    return (
      <Callout tone="warn" title={t('adminBank.knownTitle')} role="alert">
        <p>
          {before}
          <DateTime at={errors.importedAt} />
          {after}
        </p>
        <p>
          <Link to={`/admin/bank/${errors.statementId}`} className={css.go}>
            {t('adminBank.openStatement')}
          </Link>
        </p>
      </Callout>
    )
  }
  return <ImportErrors error={errors.error} />
}
