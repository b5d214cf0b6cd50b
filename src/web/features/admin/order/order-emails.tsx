/** The e-mails of an order: what left, what did not, what it said, and sending it once more. */
import { Link } from 'react-router'

import { hasFixedRecipient } from '#domain/mail/emails.ts'
import type { ListedEmail } from '#domain/mail/list-emails.server.ts'
import { RESEND_PAUSE_SECONDS } from '#domain/mail/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { emailLabelKey } from '../emails/email-labels.ts'
import { EmailState } from '../emails/email-state.tsx'
import { isOpen } from '../forms/action.ts'
import { useFocusOnce } from '../forms/form-state.ts'
import { DateTime } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import css from './money/ledger.module.css'
import { OrderActionForm, type OrderFormProps } from './order-action-form.tsx'
import type { OrderEmails as EmailPayloads } from './order-detail.server.ts'

type Props = OrderFormProps & { emails: EmailPayloads }

export function OrderEmails({ emails, ...rest }: Props) {
  const t = useT()
  return (
    <Panel id="emails" title={t('admin.sectionEmails')}>
      {emails.lines.length === 0 && <p className={panel.quiet}>{t('admin.noEmails')}</p>}
      <ul className={css.list}>
        {emails.lines.map((mail) => (
          <Entry key={mail.id} mail={mail} emails={emails} {...rest} />
        ))}
      </ul>
    </Panel>
  )
}

function Entry({ mail, emails, detail, open, errors }: Props & { mail: ListedEmail }) {
  const t = useT()
  const { id, kind, recipient, state, createdAt, sentAt, lastError } = mail
  const text = emails.open?.id === id ? emails.open : null

  return (
    <li>
      <p className={css.lead}>
        <strong>{t(emailLabelKey(kind))}</strong>
        <EmailState {...mail} />
      </p>
      <p className={css.about}>
        {recipient}
        {t('ui.separator')}
        <DateTime at={sentAt ?? createdAt} />
      </p>
      {state !== 'sent' && lastError && <p className={css.wrong}>{lastError}</p>}
      {text && <EmailText text={text} locale={mail.locale} />}
      {isOpen(open, 'resend_email', id) ? (
        <OrderActionForm
          action="resend_email"
          order={detail.order}
          errors={errors}
          title={t('admin.resendTitle', {
            email: hasFixedRecipient(kind) ? recipient : detail.order.customerEmail,
          })}
          text={t('admin.resendText', { seconds: RESEND_PAUSE_SECONDS })}
          submit={t('admin.resendSubmit')}
          hidden={{ id }}
          close={t('admin.close')}
        />
      ) : (
        !mail.isSecret && <Actions mail={mail} isRead={text !== null} />
      )}
    </li>
  )
}

function Actions({ mail, isRead }: { mail: ListedEmail; isRead: boolean }) {
  const t = useT()
  const email = <span className="visually-hidden"> {t(emailLabelKey(mail.kind))}</span>
  return (
    <p className={css.links}>
      {mail.subject !== null && (
        <Link to={isRead ? '?' : `?form=email&id=${mail.id}`} className="target" preventScrollReset>
          {t(isRead ? 'admin.close' : 'admin.emailRead')}
          {email}
        </Link>
      )}
      {(mail.state !== 'queued' || mail.isStuck) && (
        <Link to={`?form=resend_email&id=${mail.id}`} className="target" preventScrollReset>
          {t('admin.resendStart')}
          {email}
        </Link>
      )}
    </p>
  )
}

type TextProps = { text: NonNullable<EmailPayloads['open']>; locale: string }

/** As the reader got it, in their language. */
function EmailText({ text: { subject, text }, locale }: TextProps) {
  const heading = useFocusOnce(true)
  return (
    <div className={css.email} data-panel lang={locale}>
      <h3 ref={heading} tabIndex={-1}>
        {subject}
      </h3>
      {text}
    </div>
  )
}
