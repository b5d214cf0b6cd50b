/** How a quote comes about, for a device that has no price of its own. */
import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { Section } from '#web/ui/section.tsx'
import { Steps } from '#web/ui/steps.tsx'

export function QuoteSteps() {
  const t = useT()
  const steps = [
    { title: t('devices.quoteAsk'), text: t('devices.quoteAskText') },
    {
      title: t('devices.quoteReply'),
      text: t('devices.quoteReplyText', { days: REPLY_BUSINESS_DAYS }),
    },
    { title: t('devices.quoteSent'), text: t('devices.quoteSentText') },
  ]
  return (
    <Section id="quote" title={t('devices.quoteTitle')} background="white">
      <Steps steps={steps} />
    </Section>
  )
}
