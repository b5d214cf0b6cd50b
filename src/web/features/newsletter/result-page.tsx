/** The result of a newsletter subscription. Spec §2 "/subscription/thank-you", §8 "Newsletter". */
import { CONFIRM_DAYS } from '#domain/newsletter/policy.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import { ButtonLink } from '../../ui/button.tsx'
import { MessagePage } from './message-page.tsx'
import { SubscribeForm } from './subscribe-form.tsx'

/** What the action refused, and why; the address as it was typed. */
export type SubscriptionError = { code: string; minutes: number; input: string }

export function ThanksPage() {
  const t = useT()
  const text = t('newsletter.thankYouText', { days: CONFIRM_DAYS })
  return (
    <MessagePage isAnswer title={t('newsletter.thankYouTitle')} text={text}>
      <ButtonLink to="/products/aroma-shooter-3">{t('newsletter.toProducts')}</ButtonLink>
      <ButtonLink to="/" variant="outline">
        {t('newsletter.toHome')}
      </ButtonLink>
    </MessagePage>
  )
}

export function FailedPage({ refused }: { refused: SubscriptionError | null }) {
  const t = useT()
  const problem = useProblem()
  const isAddress = refused?.code === 'email_invalid'
  return (
    <MessagePage
      isAnswer
      isFailure
      title={t('problems.subscription_problem')}
      text={t('newsletter.failedText')}
      more={
        refused && (
          <>
            {!isAddress && (
              <Callout tone="danger">
                <p>{problem(refused.code, { minutes: refused.minutes })}</p>
              </Callout>
            )}
            <SubscribeForm input={refused.input} isRefused={isAddress} />
          </>
        )
      }
    >
      <ButtonLink to="/contact" variant={refused ? 'outline' : 'solid'}>
        {t('newsletter.toContact')}
      </ButtonLink>
      <ButtonLink to="/products/aroma-shooter-3" variant="outline">
        {t('newsletter.toProducts')}
      </ButtonLink>
    </MessagePage>
  )
}
