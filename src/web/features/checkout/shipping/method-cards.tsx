/** The ways of shipping that are offered there, each with its fee and its days. */
import { methodsFor, SHIPPING_WORDS, wordOf } from '#domain/shipping/method.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { formatMoney, type Money } from '#shared/money.ts'
import type { Result } from '#shared/result.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { useCallProblem } from '#web/api/use-call-problem.ts'
import { changeDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { methodDays, methodName } from '#web/labels/shipping-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { useCheckout } from '../use-checkout.ts'
import css from './method-cards.module.css'

export function MethodCards() {
  const t = useT()
  const callProblem = useCallProblem({ error: 'shipping_fee_error' })
  const { address, shippingMethod } = useOrderDraft()
  const { quoteState } = useCheckout()
  const methods = methodsFor(address.country)
  const refused = methods
    .map((method) => quoteState.fees?.get(wordOf(method)))
    .find((fee) => fee?.ok === false)

  return (
    <>
      <RadioCards
        legend={<span className="visually-hidden">{t('checkout.methodTitle')}</span>}
        name="method"
        id="method"
        value={shippingMethod}
        onChange={(chosen) => {
          const word = SHIPPING_WORDS.find((it) => it === chosen)
          if (word) changeDraft({ shippingMethod: word })
        }}
        cards={methods.map((method) => ({
          value: wordOf(method),
          label: (
            <span className={css.line}>
              <span>{methodName(t, method)}</span>
              <FeeText fee={quoteState.fees?.get(wordOf(method))} />
            </span>
          ),
          detail: methodDays(t, method),
        }))}
      />
      {refused?.ok === false && (
        <Callout tone="danger" role="alert" title={callProblem(refused.error)}>
          <div>
            <Button variant="outline" size="small" onClick={quoteState.refresh}>
              {t('checkout.tryAgain')}
            </Button>
          </div>
        </Callout>
      )}
    </>
  )
}

function FeeText({ fee }: { fee: Result<Money, ApiProblem> | undefined }) {
  const t = useT()
  const locale = useLocale()
  const { quoteState } = useCheckout()
  if (fee?.ok) return <span className={css.fee}>{formatMoney(fee.value, locale)}</span>
  if (fee) return <span className={css.fee}>–</span>
  return (
    <span className={css.wait}>
      {quoteState.areFeesAwaited ? t('checkout.calculating') : t('checkout.feeAfterPrefecture')}
    </span>
  )
}
