/** One message as it was written, what was answered, and what is known of its writer. */
import { Fragment } from 'react'
import { Link } from 'react-router'

import { NOTE_LENGTH_MAX } from '#domain/contact/policy.ts'
import { splitAtOrderNumbers } from '#domain/orders/order-number.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useProblem, useT } from '#i18n/use-t.ts'

import { emailLabelKey } from '../emails/email-labels.ts'
import { EmailState } from '../emails/email-state.tsx'
import { errorsOf } from '../forms/action.ts'
import { SuccessMessage } from '../forms/flash-message.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { useRound } from '../forms/form-state.ts'
import { UndoMessage } from '../forms/undo-message.tsx'
import { BackLink } from '../parts/back-link.tsx'
import { CustomerCard } from '../parts/customer-card.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { NoteForm, Notes } from '../parts/staff-notes.tsx'
import { StatusPill } from '../parts/status-pill.tsx'
import { ContactStateBadge } from './contact-state.tsx'
import css from './message.module.css'
import type { MessageAction, MessageErrors, UndoneReply } from './message-action.ts'
import { MESSAGES_PATH } from './message-paths.ts'
import type { MessageDetail } from './messages.server.ts'
import { AssignForm, MoveForm, ReplyForm } from './reply-form.tsx'

type Props = {
  detail: MessageDetail
  done: MessageAction | null
  answer: MessageErrors | UndoneReply | undefined
  now: Date
}

export function MessagePage({ detail, done, answer, now }: Props) {
  const t = useT()
  const problem = useProblem()
  const { contact, replies } = detail
  const errors = answer?.kind === 'refused' ? answer : undefined
  const late = errorsOf('undo_answer', errors)
  const undone = answer?.kind === 'undone' ? answer.text : null
  const round = useRound(undone !== null || (done === 'answer_message' && !errors), detail.replyId)
  return (
    <>
      <BackLink to={MESSAGES_PATH} text={t('adminMessages.back')} />
      <div className={page.head}>
        <h1>{contact.subject || t('adminMessages.noSubject')}</h1>
        <ContactStateBadge state={contact.state} />
        <p className={page.subline}>
          <DateTime at={contact.createdAt} />
        </p>
      </div>
      {undone !== null && <SuccessMessage text={t('adminMessages.done_undo_answer')} />}
      {done && !answer && (
        <UndoMessage
          key={`${done} ${replies.length}`}
          text={t(`adminMessages.done_${done}`)}
          action="undo_answer"
          emails={detail.emails}
          now={now}
        />
      )}
      {late?.code && <FormErrorNote text={problem(late.code)} />}
      <div className={page.columns}>
        <div className={page.column}>
          <Written detail={detail} />
          <ReplyForm key={round} detail={detail} errors={errors} undone={undone} />
          <InternalNotes detail={detail} done={done} errors={errors} />
        </div>
        <div className={page.column}>
          <Writer detail={detail} />
          {detail.customer && <CustomerCard card={detail.customer} hereId={contact.id} />}
          <Orders detail={detail} />
          <AssignForm key={detail.revision} detail={detail} errors={errors} />
          <MoveForm detail={detail} errors={errors} />
          <Emails detail={detail} />
        </div>
      </div>
      <ZoneNote />
    </>
  )
}

type DetailProps = Pick<Props, 'detail'>
type FormsProps = Pick<Props, 'detail' | 'done'> & { errors: MessageErrors | undefined }

/** Plain text, never markup: the writer is unknown and untrusted. */
function Written({ detail: { contact, replies, namesById, orderIds } }: DetailProps) {
  const t = useT()
  const { locale } = contact
  return (
    <Panel id="written" title={t('adminMessages.message')}>
      {contact.message === '' ? (
        <p className={panel.quiet}>{t('adminMessages.noText')}</p>
      ) : (
        <p className={css.text} lang={locale}>
          <Linked text={contact.message} orderIds={orderIds} />
        </p>
      )}
      {!contact.isVerified && <p className={panel.warn}>{t('adminMessages.unverified')}</p>}
      {replies.map(({ id, text, writtenBy, writtenAt }) => (
        <div key={id} className={css.reply}>
          <h3>
            {t('adminMessages.replyBy', { name: namesById[writtenBy] ?? t('admin.by_closed') })}
          </h3>
          <p className={panel.quiet}>
            <DateTime at={writtenAt} />
          </p>
          <p className={css.text} lang={locale}>
            {text}
          </p>
        </div>
      ))}
    </Panel>
  )
}

type LinkedProps = Pick<MessageDetail, 'orderIds'> & { text: string }

/** The numbers of our orders are links to them. */
function Linked({ text, orderIds }: LinkedProps) {
  let at = 0
  return splitAtOrderNumbers(text).map((part) => {
    const id = part.number === null ? undefined : orderIds[part.number]
    at += part.text.length
    return (
      <Fragment key={at}>
        {id === undefined ? part.text : <Link to={`/admin/orders/${id}`}>{part.text}</Link>}
      </Fragment>
    )
  })
}

function InternalNotes({ detail: { notes }, done, errors }: FormsProps) {
  const t = useT()
  const round = useRound(done === 'note_message' && !errors, notes[0]?.id ?? '')
  return (
    <Panel id="notes" title={t('adminMessages.notes')}>
      <NoteForm key={round} action="note_message" lengthMax={NOTE_LENGTH_MAX} errors={errors} />
      <Notes notes={notes} />
    </Panel>
  )
}

function Writer({ detail: { contact } }: DetailProps) {
  const t = useT()
  return (
    <Panel id="writer" title={t('adminMessages.writer')}>
      <DescriptionList
        facts={[
          { label: t('admin.name'), value: contact.name },
          { label: t('admin.company'), value: contact.company },
          {
            label: t('admin.email'),
            value: <a href={`mailto:${encodeURI(contact.email)}`}>{contact.email}</a>,
          },
          { label: t('adminMessages.language'), value: LOCALE_NAMES[contact.locale] },
          { label: t('adminMessages.topic'), value: t(`adminMessages.topic_${contact.topic}`) },
          { label: t('adminMessages.subject'), value: contact.subject },
        ]}
      />
    </Panel>
  )
}

/**
 * Finds orders by the e-mail address in the message. A writer can name another customer's address, so only staff see
 * the orders.
 */
function Orders({ detail: { orders, contact } }: DetailProps) {
  const t = useT()
  if (orders.length === 0) return null
  return (
    <Panel id="orders" title={t('adminMessages.ordersOf')}>
      <ul className={panel.list}>
        {orders.map(({ id, number, status, placedAt }) => (
          <li key={id}>
            <Link to={`/admin/orders/${id}`}>{number}</Link>
            <StatusPill status={status} isFlagged={false} />
            <DateTime at={placedAt} isDay />
          </li>
        ))}
      </ul>
      <p>
        <Link to={`/admin/orders?status=all&q=${encodeURIComponent(contact.email)}`}>
          {t('adminMessages.allOrdersOf')}
        </Link>
      </p>
    </Panel>
  )
}

function Emails({ detail: { emails } }: DetailProps) {
  const t = useT()
  return (
    <Panel id="emails" title={t('admin.sectionEmails')}>
      {emails.length === 0 && <p className={panel.quiet}>{t('admin.noEmails')}</p>}
      <ul className={panel.list}>
        {emails.map(({ id, kind, recipient, lastError, ...message }) => (
          <li key={id}>
            <strong>{t(emailLabelKey(kind))}</strong>
            <EmailState {...message} />
            <span className={css.about}>
              {recipient}
              {t('ui.separator')}
              <DateTime at={message.sentAt ?? message.createdAt} />
            </span>
            {message.state !== 'sent' && lastError && (
              <span className={css.wrong}>{lastError}</span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
