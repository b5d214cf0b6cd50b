/** The e-mails of an order: what left, what did not, what it said, and sending it once more. */
import { staysWithReader } from '#domain/mail/emails.ts'
import type { ListedMail } from '#domain/mail/list-emails.server.ts'
import { RESEND_PAUSE_SECONDS } from '#domain/mail/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import { letterKey } from './email-labels.ts'
import { LetterState } from './email-state.tsx'
import { useFocusOnce } from './form-state.ts'
import { Moment } from './moment.tsx'
import css from './money-book.module.css'
import type { OrderLetters as Letters, OrderDetail } from './order-detail.server.ts'
import sheet from './order-sheet.module.css'
import { type Ask, isOpen, type Refused } from './order-work.ts'
import { WorkForm } from './work-form.tsx'

type Props = {
  detail: OrderDetail
  letters: Letters
  open: Ask | null
  refused: Refused | undefined
}

export function OrderLetters({ letters, ...rest }: Props) {
  const t = useT()
  return (
    <section className={sheet.sheet} aria-labelledby="letters">
      <h2 id="letters">{t('admin.sectionLetters')}</h2>
      {letters.lines.length === 0 && <p className={css.quiet}>{t('admin.noLetters')}</p>}
      <ul className={css.list}>
        {letters.lines.map((mail) => (
          <Entry key={mail.id} mail={mail} letters={letters} {...rest} />
        ))}
      </ul>
    </section>
  )
}

function Entry({ mail, letters, detail, open, refused }: Props & { mail: ListedMail }) {
  const t = useT()
  const { id, kind, recipient, state, attempts, createdAt, sentAt, lastError } = mail
  const text = letters.open?.id === id ? letters.open : null

  return (
    <li>
      <p className={css.lead}>
        <strong>{t(letterKey(kind))}</strong>
        <LetterState state={state} attempts={attempts} />
      </p>
      <p className={css.about}>
        {recipient} · <Moment at={sentAt ?? createdAt} />
      </p>
      {state !== 'sent' && lastError && <p className={css.wrong}>{lastError}</p>}
      {text && <LetterText text={text} locale={mail.locale} />}
      {isOpen(open, 'resend_letter', id) ? (
        <WorkForm
          work="resend_letter"
          order={detail.order}
          refused={refused}
          title={t('admin.resendTitle', {
            email: staysWithReader(kind) ? recipient : detail.order.customerEmail,
          })}
          text={t('admin.resendText', { seconds: RESEND_PAUSE_SECONDS })}
          submit={t('admin.resendSubmit')}
          hidden={{ mailId: id }}
          close={t('admin.close')}
        />
      ) : (
        !mail.isSecret && <Actions mail={mail} isRead={text !== null} />
      )}
    </li>
  )
}

function Actions({ mail, isRead }: { mail: ListedMail; isRead: boolean }) {
  const t = useT()
  const letter = <span className="heard"> {t(letterKey(mail.kind))}</span>
  const shared = { variant: 'outline', size: 'small', preventScrollReset: true } as const
  return (
    <p className={css.actions}>
      {mail.subject !== null && (
        <ButtonLink {...shared} to={isRead ? '?' : `?ask=letter&id=${mail.id}`}>
          {t(isRead ? 'admin.close' : 'admin.letterRead')}
          {letter}
        </ButtonLink>
      )}
      {(mail.state !== 'queued' || mail.isStuck) && (
        <ButtonLink {...shared} to={`?ask=resend_letter&id=${mail.id}`}>
          {t('admin.resendStart')}
          {letter}
        </ButtonLink>
      )}
    </p>
  )
}

type TextProps = { text: NonNullable<Letters['open']>; locale: string }

/** As the reader got it, in their language. */
function LetterText({ text: { subject, text }, locale }: TextProps) {
  const heading = useFocusOnce(true)
  return (
    <div className={css.letter} data-panel lang={locale}>
      <h3 ref={heading} tabIndex={-1}>
        {subject}
      </h3>
      {text}
    </div>
  )
}
