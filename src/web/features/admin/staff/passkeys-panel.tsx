/** The passkeys of the signed-in member of staff: added, listed, removed. */
import type { PasskeyLine } from '#domain/accounts/passkey.ts'
import { PASSKEY_NAME_LENGTH_MAX, PASSKEYS_MAX } from '#domain/accounts/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { errorsOf, type OpenFormParam } from '../forms/action.ts'
import { ActionForm, TextField, useFieldErrorText, useFields } from '../forms/action-form.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import { DateCell, PanelTable } from '../parts/data-table.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { PasskeyForm } from '../sign-in/passkey-form.tsx'
import css from './staff.module.css'
import { type MeAction, NEW_PASSKEY_FIELD, type StaffErrors } from './staff-action.ts'

type Props = {
  passkeys: readonly PasskeyLine[]
  /** The proposed name: this browser's. */
  client: string
  open: OpenFormParam<MeAction> | null
  errors: StaffErrors<MeAction> | undefined
}

export function PasskeysPanel({ passkeys, client, open, errors }: Props) {
  const t = useT()
  const removed = open?.action === 'remove_passkey' && passkeys.find(({ id }) => id === open.id)
  const isFull = passkeys.length >= PASSKEYS_MAX
  return (
    <Panel id="passkeys" title={t('adminSignIn.passkeysTitle')}>
      <p className={panel.quiet}>{t('adminSignIn.passkeysText')}</p>
      {passkeys.length > 0 && <PasskeyTable passkeys={passkeys} />}
      {removed && (
        <ActionForm
          key={removed.id}
          action="remove_passkey"
          hidden={{ id: removed.id }}
          errors={errors}
          title={t('adminSignIn.removeTitle', { name: removed.name })}
          text={t('adminSignIn.removeText')}
          submit={t('adminSignIn.removeSubmit')}
          variant="danger"
          close={t('adminStaff.keep')}
        />
      )}
      {open?.action === 'add_passkey' && <AddPasskey client={client} errors={errors} />}
      {open?.action !== 'add_passkey' && !removed && !isFull && (
        <p>
          <ActionLink to="?form=add_passkey">{t('adminSignIn.addStart')}</ActionLink>
        </p>
      )}
      {isFull && <p>{t('adminSignIn.passkeysFull', { count: PASSKEYS_MAX })}</p>}
    </Panel>
  )
}

function PasskeyTable({ passkeys }: { passkeys: readonly PasskeyLine[] }) {
  const t = useT()
  return (
    <PanelTable
      caption={t('adminSignIn.passkeysTitle')}
      columns={[
        t('adminStaff.name'),
        t('adminSignIn.lastUsed'),
        { text: t('adminSignIn.addedAt'), className: table.wide },
        { text: t('adminSignIn.removeSubmit'), isUnseen: true },
      ]}
    >
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <DateCell at={lastUsedAt} none={t('adminSignIn.neverUsed')} />
          <DateCell at={createdAt} isDay isWide />
          <td>
            <ActionLink to={`?form=remove_passkey&id=${id}`} about={name}>
              {t('adminSignIn.removeStart')}
            </ActionLink>
          </td>
        </tr>
      ))}
    </PanelTable>
  )
}

function AddPasskey({ client, errors }: Pick<Props, 'client' | 'errors'>) {
  const t = useT()
  const fields = useFields('add_passkey', errors, { passkeyName: client })
  const textOf = useFieldErrorText()
  return (
    <PasskeyForm
      question="add"
      action="?"
      field={NEW_PASSKEY_FIELD}
      submit={t('adminSignIn.addSubmit')}
      size="small"
      leave={<ActionLink to="?">{t('adminStaff.close')}</ActionLink>}
    >
      <input type="hidden" name="intent" value="add_passkey" />
      <FormErrors errors={errorsOf('add_passkey', errors)} textOf={textOf} params={{}} />
      <p>{t('adminSignIn.addText')}</p>
      <div className={css.short}>
        <TextField
          label={t('adminStaff.name')}
          hint={t('adminSignIn.nameHint')}
          state={fields('passkeyName')}
          maxLength={PASSKEY_NAME_LENGTH_MAX}
          isRequired
        />
      </div>
    </PasskeyForm>
  )
}
