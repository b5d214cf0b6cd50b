/** The replies that staff use again: a list, and one form to write or change one. */
import { Link } from 'react-router'

import { REPLY_LENGTH_MAX, SAVED_REPLY_NAME_MAX } from '#domain/contact/policy.ts'
import type { ListedReply } from '#domain/contact/saved-replies.server.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { LOCALES } from '#shared/locale.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { type OpenFormParam, openForm } from '../forms/action.ts'
import {
  ActionForm,
  TextAreaField,
  TextField,
  useFieldErrorText,
  useFields,
} from '../forms/action-form.tsx'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { DataTable } from '../parts/data-table.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import type { SavedReplyAction, SavedReplyErrors } from './message-action.ts'
import { MessagesHead } from './messages-head.tsx'

type Props = {
  replies: readonly ListedReply[]
  opened: OpenFormParam<SavedReplyAction> | null
  done: SavedReplyAction | null
  newId: string
  errors: SavedReplyErrors | undefined
}

export function SavedRepliesPage({ replies, opened, done, newId, errors }: Props) {
  const t = useT()
  const open = openForm(opened, errors)
  const edited = replies.find(({ id }) => id === open?.id) ?? null
  return (
    <>
      <MessagesHead title={t('adminMessages.savedReplies')}>
        {!open && <ActionLink to="?form=save_reply">{t('adminMessages.savedReplyNew')}</ActionLink>}
      </MessagesHead>
      {done && !errors && <SuccessMessage key={done} text={t(`adminMessages.done_${done}`)} />}
      {open && (
        <ReplyPanel
          key={edited?.id ?? 'new'}
          edited={edited}
          id={edited?.id ?? (errors?.input.id || newId)}
          errors={errors}
        />
      )}
      {replies.length > 0 ? (
        <Replies replies={replies} />
      ) : (
        !open && <EmptyState title={t('adminMessages.savedReplyEmpty')} />
      )}
      <p className={panel.quiet}>{t('adminMessages.savedRepliesText')}</p>
    </>
  )
}

function Replies({ replies }: Pick<Props, 'replies'>) {
  const t = useT()
  return (
    <DataTable
      caption={t('adminMessages.savedReplies')}
      columns={[
        t('adminMessages.savedReplyName'),
        t('adminMessages.savedReplyLanguages'),
        { text: t('adminMessages.savedReplyEdit'), isUnseen: true },
      ]}
    >
      {replies.map((reply) => (
        <tr key={reply.id}>
          <th scope="row">{reply.name}</th>
          <td>
            {LOCALES.filter((locale) => reply[locale] !== '')
              .map((locale) => LOCALE_NAMES[locale])
              .join(t('ui.separator'))}
          </td>
          <td>
            <Link to={`?form=save_reply&id=${reply.id}`} preventScrollReset>
              {t('adminMessages.savedReplyEdit')}
              <span className="visually-hidden"> {reply.name}</span>
            </Link>
          </td>
        </tr>
      ))}
    </DataTable>
  )
}

type PanelProps = Pick<Props, 'errors'> & { edited: ListedReply | null; id: string }

function ReplyPanel({ edited, id, errors }: PanelProps) {
  const t = useT()
  const problem = useFieldErrorText()
  const textOf = (error: SavedReplyErrors['fieldErrors'][number]) =>
    error.field !== 'name' && error.code === 'missing'
      ? t('adminMessages.savedReplyNoText')
      : problem(error)
  const { name = '', ja = '', en = '', ko = '', revision = '' } = edited ?? {}
  const fields = useFields('save_reply', errors, { name, ja, en, ko }, { textOf })
  return (
    <Panel>
      <ActionForm
        action="save_reply"
        heading="h2"
        errors={errors}
        textOf={textOf}
        // One that a colleague deleted meanwhile is saved as a new one.
        {...(edited && { revision })}
        hidden={{ id }}
        title={
          edited
            ? t('adminMessages.savedReplyEditTitle', { name })
            : t('adminMessages.savedReplyNewTitle')
        }
        text={t('adminMessages.savedReplyHint', { name: '{name}', order: '{order}' })}
        submit={t('adminMessages.savedReplySubmit')}
        close={t('admin.close')}
        compared={LOCALES.filter((locale) => fields(locale).now !== null).map((locale) => ({
          id: locale,
          label: LOCALE_NAMES[locale],
          present: edited?.[locale] ?? '',
          input: fields(locale).value,
        }))}
        warnsIfUnsaved
      >
        <div className={layout.fields}>
          <TextField
            label={t('adminMessages.savedReplyName')}
            state={fields('name')}
            maxLength={SAVED_REPLY_NAME_MAX}
            isRequired
          />
        </div>
        <div className={layout.fields}>
          {LOCALES.map((locale) => (
            <TextAreaField
              key={locale}
              label={LOCALE_NAMES[locale]}
              state={fields(locale)}
              rows={8}
              lang={locale}
              maxLength={REPLY_LENGTH_MAX}
            />
          ))}
        </div>
      </ActionForm>
      {edited && (
        <ActionForm
          action="delete_reply"
          errors={errors}
          hidden={{ id, revision }}
          submit={t('adminMessages.savedReplyDelete')}
          variant="danger"
          isBelow
        />
      )}
    </Panel>
  )
}
