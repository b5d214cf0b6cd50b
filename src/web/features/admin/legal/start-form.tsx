import type { LegalDocument } from '#domain/legal/version.ts'
import { useT } from '#i18n/use-t.ts'

import panel from '../parts/panel.module.css'
import type { LegalErrors } from './legal-action.ts'
import { DayField, LegalForm, useLegalField } from './legal-form.tsx'

type Props = { document: LegalDocument; errors: LegalErrors | undefined }

/** Starts a version of a document, on the list of all. */
export function StartForm({ document, errors }: Props) {
  const t = useT()
  const day = useLegalField('start_version', errors, 'effectiveFrom', '')
  return (
    <div className={panel.prominent}>
      <LegalForm
        action="start_version"
        errors={errors}
        hidden={{ document }}
        title={t('adminLegal.startTitle', { document: t(`adminLegal.document_${document}`) })}
        text={t('adminLegal.startText')}
        submit={t('adminLegal.startSubmit')}
      >
        <DayField state={day} />
      </LegalForm>
    </div>
  )
}
