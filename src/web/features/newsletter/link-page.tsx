/** The page behind a link of the newsletter. Opening it changes nothing, because e-mail clients prefetch links; the button does. */
import { Form, useNavigation } from 'react-router'

import type { MessageKey } from '#i18n/translate.ts'
import { useT } from '#i18n/use-t.ts'

import { Button, ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'

export type LinkOutcome = 'done' | 'link_invalid'

/** Which texts a page has without a parameter. */
type Words = Record<'title' | 'text' | 'button' | 'doneTitle' | 'doneText', PlainKey>
type PlainKey = Extract<
  MessageKey,
  `newsletter.${'confirm' | 'confirmed' | 'leave' | 'left'}${string}`
>

export const CONFIRM_WORDS = {
  title: 'newsletter.confirmTitle',
  text: 'newsletter.confirmText',
  button: 'newsletter.confirmButton',
  doneTitle: 'newsletter.confirmedTitle',
  doneText: 'newsletter.confirmedText',
} as const satisfies Words

export const LEAVE_WORDS = {
  title: 'newsletter.leaveTitle',
  text: 'newsletter.leaveText',
  button: 'newsletter.leaveButton',
  doneTitle: 'newsletter.leftTitle',
  doneText: 'newsletter.leftText',
} as const satisfies Words

export function LinkPage({ outcome, words }: { outcome: LinkOutcome | null; words: Words }) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'
  if (outcome !== null) {
    const isDone = outcome === 'done'
    return (
      <MessagePage
        isAnswer
        isFailure={!isDone}
        title={t(isDone ? words.doneTitle : 'newsletter.linkInvalidTitle')}
        text={t(isDone ? words.doneText : 'newsletter.linkInvalidText')}
      >
        <ButtonLink to="/">{t('newsletter.toHome')}</ButtonLink>
      </MessagePage>
    )
  }
  return (
    <MessagePage title={t(words.title)} text={t(words.text)}>
      <Form method="post">
        <Button type="submit" isBusy={isBusy}>
          {t(words.button)}
        </Button>
      </Form>
    </MessagePage>
  )
}
