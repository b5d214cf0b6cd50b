/** A message to the company. Spec §3 "Contact", "Signage rental request form"; it works before JavaScript does. */
import type { FocusEvent, ReactNode } from 'react'
import { Link } from 'react-router'

import type { ContactTopic } from '#domain/contact/contact.ts'
import { withoutMarks } from '#i18n/phrase-mark.ts'
import { useT } from '#i18n/use-t.ts'

import { prepareCaptcha } from '../../api/prepare-captcha.ts'
import { isButtonPressed } from '../../forms/pressed-button.ts'
import { useSite } from '../../root-data.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { CONTACT_FIELDS, type ContactAnswer, EMPTY_INPUT } from './contact-answer.ts'
import { Lines, MessageField, type Person } from './contact-fields.tsx'
import css from './contact-form.module.css'
import { SentCallout } from './sent-callout.tsx'
import { fieldId, useContactForm } from './use-contact-form.ts'

const FORM_ID = 'contact-form'

type Props = {
  topic: ContactTopic
  /** The result of the action, for a submit without scripts. */
  answer: ContactAnswer | null
  messageHint?: ReactNode
  /** Initial subject. */
  subject?: string
  /** Written in the browser, from data that only it has; never over a text of the visitor. */
  firstMessage?: (() => string) | undefined
  /** Name and address of the customer who is signed in. */
  firstPerson?: (() => Promise<Person | null>) | undefined
}

export function ContactForm(props: Props) {
  const { topic, answer, subject = '', firstMessage, firstPerson, ...words } = props
  const t = useT()
  const form = useContactForm(topic, answer)
  const { captcha } = useSite()
  const first =
    answer?.isSent === false ? answer.input : { ...EMPTY_INPUT, subject: withoutMarks(subject) }
  const fields = {
    topic,
    errors: form.errors,
    input: form.sentBefore === 0 ? first : EMPTY_INPUT,
  }
  const hasFields = form.summaryErrors.some((error) => error.fieldId !== null)

  function look({ target }: FocusEvent<HTMLFormElement>): void {
    if (isButtonPressed()) return
    const field = CONTACT_FIELDS.find((name) => fieldId(name) === target.id)
    if (field && 'value' in target) form.look(field, String(target.value))
  }

  return (
    <div className={css.whole} id={FORM_ID}>
      <SentCallout sent={form.sent} />
      <form
        key={form.sentBefore}
        className={css.form}
        method="post"
        action={`#${FORM_ID}`}
        noValidate
        onSubmit={form.submit}
        onBlur={look}
        onFocus={() => void prepareCaptcha(captcha)}
      >
        <ErrorSummary
          title={
            hasFields
              ? t('ui.errorSummary', { count: form.summaryErrors.length })
              : t('contact.notSent')
          }
          errors={form.summaryErrors}
        />
        <p className={css.legend}>{t('ui.requiredLegend')}</p>
        <Lines {...fields} firstPerson={form.sentBefore === 0 ? firstPerson : undefined} />
        <MessageField
          {...fields}
          {...words}
          firstMessage={form.sentBefore === 0 ? firstMessage : undefined}
        />
        <div className={css.end}>
          <Button type="submit" isBusy={form.isBusy}>
            {t('contact.send')}
          </Button>
          <Link to="/privacy-policy" target="_blank" className={css.privacy}>
            {t('contact.privacy')}
          </Link>
        </div>
        <p className="visually-hidden" role="status">
          {form.isBusy ? t('contact.sending') : ''}
        </p>
      </form>
    </div>
  )
}
