/** What each of the staff sees and changes of themselves. */

import { CONSOLE_THEMES } from '#domain/accounts/console-theme.ts'
import type { MyStaffAccount } from '#domain/accounts/staff/my-staff-account.server.ts'
import type { AuditEntry } from '#domain/audit/list-audit.server.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useLocale, useProblem, useT } from '#i18n/use-t.ts'
import { Badge } from '#web/ui/badge.tsx'

import { errorsOf, type OpenFormParam, openForm } from '../forms/action.ts'
import { ActionForm, useFields } from '../forms/action-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { SelectField } from '../forms/select-field.tsx'
import table from '../parts/data-table.module.css'
import { PanelTable } from '../parts/data-table.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import layout from '../parts/form-layout.module.css'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { SessionTable } from '../parts/session-table.tsx'
import { DevicePanel } from './device-panel.tsx'
import { LanguageField, NameField } from './invite-form.tsx'
import { PasskeysPanel } from './passkeys-panel.tsx'
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx'
import type { MeAction, StaffErrors } from './staff-action.ts'

export type SignIn = Pick<AuditEntry, 'id' | 'at'> & { isRefused: boolean; client: string }

type Props = {
  own: MyStaffAccount
  signIns: readonly SignIn[]
  takesPasskeys: boolean
  /** The name of this browser. */
  client: string
  ask: OpenFormParam<MeAction> | null
  errors: StaffErrors<MeAction> | undefined
  done: MeAction | null
}

export function MePage({ own, signIns, takesPasskeys, client, ask, errors, done }: Props) {
  const t = useT()
  const problem = useProblem()
  const open = openForm(ask, errors)
  return (
    <>
      {done && !errors && <SuccessMessage key={done} text={t(`adminStaff.done_${done}`)} />}
      {errors?.action === 'revoke_my_session' && errors.code && (
        <FormErrorNote text={problem(errors.code)} />
      )}
      <div className={page.evenColumns}>
        <div className={page.column}>
          <Details own={own} errors={errors} />
          <Panel>
            <h2>{t('adminStaff.mySessions')}</h2>
            <p className={panel.quiet}>{t('adminStaff.mySessionsText')}</p>
            <SessionTable sessions={own.sessions} action="revoke_my_session" />
          </Panel>
        </div>
        <div className={page.column}>
          {takesPasskeys && (
            <PasskeysPanel passkeys={own.passkeys} client={client} open={open} errors={errors} />
          )}
          <DevicePanel email={own.email} open={open} errors={errors} />
          <RecoveryCodesPanel left={own.recoveryCodesLeft} open={open} errors={errors} />
          <Panel>
            <h2>{t('adminStaff.signIns')}</h2>
            <p className={panel.quiet}>{t('adminStaff.signInsText')}</p>
            <SignIns signIns={signIns} />
          </Panel>
        </div>
      </div>
      <ZoneNote />
    </>
  )
}

function Details({ own, errors }: Pick<Props, 'own' | 'errors'>) {
  const t = useT()
  const locale = useLocale()
  const mine = errorsOf('change_my_details', errors)
  const fields = useFields('change_my_details', errors, { name: own.name })
  const isOvertaken = mine?.code === 'edit_conflict'
  return (
    <Panel id="own" title={t('adminStaff.myDetails')}>
      <DescriptionList
        facts={[
          { label: t('adminStaff.email'), value: own.email },
          { label: t('adminStaff.role'), value: t(`admin.role_${own.role}`) },
          { label: t('adminStaff.since'), value: <DateTime at={own.createdAt} isDay /> },
        ]}
      />
      <ActionForm
        // The form is filled with the current values, but never over the input.
        key={mine ? 'input' : `${own.revision} ${locale}`}
        action="change_my_details"
        revision={own.revision}
        errors={errors}
        isBelow
        submit={t('adminStaff.mySubmit')}
      >
        {isOvertaken && (
          <DescriptionList
            facts={[
              {
                label: t('adminStaff.standsNow'),
                value: [
                  own.name,
                  LOCALE_NAMES[own.locale],
                  t(`adminStaff.theme_${own.consoleTheme}`),
                ].join(t('ui.separator')),
              },
            ]}
          />
        )}
        <div className={layout.fields}>
          <NameField state={fields('name')} hint={t('adminStaff.nameHint')} />
          <LanguageField
            hint={t('adminStaff.myLanguageHint')}
            // What the console shows: the language may be changed in the rail, too.
            locale={mine?.input.locale ?? locale}
          />
          <ThemeField theme={mine?.input.consoleTheme ?? own.consoleTheme} />
        </div>
      </ActionForm>
    </Panel>
  )
}

function ThemeField({ theme }: { theme: string }) {
  const t = useT()
  const options = CONSOLE_THEMES.map((value) => ({ value, label: t(`adminStaff.theme_${value}`) }))
  return (
    <SelectField
      name="consoleTheme"
      label={t('adminStaff.theme')}
      hint={t('adminStaff.themeHint')}
      defaultValue={theme}
      options={options}
    />
  )
}

function SignIns({ signIns }: { signIns: readonly SignIn[] }) {
  const t = useT()
  return (
    <PanelTable
      caption={t('adminStaff.signIns')}
      columns={[t('adminStaff.when'), t('adminStaff.client'), t('adminStaff.outcome')]}
    >
      {signIns.map(({ id, at, client, isRefused }) => (
        <tr key={id}>
          <th scope="row" className={table.line}>
            <DateTime at={at} />
          </th>
          <td>{client || t('adminStaff.unknownClient')}</td>
          <td className={table.line}>
            {isRefused ? (
              <Badge tone="warn">{t('adminStaff.wasRefused')}</Badge>
            ) : (
              <Badge tone="ok">{t('adminStaff.wasLetIn')}</Badge>
            )}
          </td>
        </tr>
      ))}
    </PanelTable>
  )
}
