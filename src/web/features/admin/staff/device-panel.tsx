import { useT } from '#i18n/use-t.ts'

import type { OpenFormParam } from '../forms/action.ts'
import { ActionForm } from '../forms/action-form.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import type { MeAction, StaffErrors } from './staff-action.ts'

type Props = {
  email: string
  open: OpenFormParam<MeAction> | null
  errors: StaffErrors<MeAction> | undefined
}

/** A lost or new phone: a recovery code confirms the change, and a mailed link enrols the new one. */
export function DevicePanel({ email, open, errors }: Props) {
  const t = useT()
  return (
    <Panel id="device" title={t('adminSignIn.deviceTitle')}>
      <p className={panel.quiet}>{t('adminSignIn.deviceText')}</p>
      {open?.action === 'replace_device' ? (
        <ActionForm
          action="replace_device"
          errors={errors}
          title={t('adminSignIn.deviceAsk')}
          text={t('adminSignIn.deviceAskText', { email })}
          submit={t('adminSignIn.deviceSubmit')}
          variant="danger"
          close={t('adminStaff.keep')}
        />
      ) : (
        <p>
          <ActionLink to="?form=replace_device">{t('adminSignIn.deviceStart')}</ActionLink>
        </p>
      )}
    </Panel>
  )
}
