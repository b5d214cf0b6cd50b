import { RECOVERY_CODES } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'

import type { OpenFormParam } from '../forms/action.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import type { MeAction, StaffErrors } from './staff-action.ts'

/** Below this, new codes are recommended. */
const FEW = 3

type Props = {
  left: number
  open: OpenFormParam<MeAction> | null
  errors: StaffErrors<MeAction> | undefined
}

export function RecoveryCodesPanel({ left, open, errors }: Props) {
  const t = useT()
  const count = t('adminSignIn.codesLeft', { count: left, total: RECOVERY_CODES })
  return (
    <Panel id="recovery-codes" title={t('adminSignIn.codesTitle')}>
      <p className={panel.quiet}>{t('adminSignIn.codesPanelText')}</p>
      <p className={left < FEW ? panel.warn : undefined}>
        {left === 0 ? t('adminSignIn.codesNone') : count}
      </p>
      {open?.action === 'renew_recovery_codes' ? (
        <ActionForm
          action="renew_recovery_codes"
          errors={errors}
          title={t('adminSignIn.renewTitle')}
          text={left > 0 && t('adminSignIn.renewText')}
          submit={t('adminSignIn.renewSubmit')}
          close={t('adminStaff.keep')}
        />
      ) : (
        <p>
          <ActionLink to="?form=renew_recovery_codes">{t('adminSignIn.renewSubmit')}</ActionLink>
        </p>
      )}
    </Panel>
  )
}
