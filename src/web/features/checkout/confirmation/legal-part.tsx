import { Link } from 'react-router'

import { methodOfWord } from '#domain/shipping/method.ts'
import { useT } from '#i18n/use-t.ts'
import { useCallProblem } from '#web/api/use-call-problem.ts'
import { useOrderDraft } from '#web/draft/order-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { SixDotLoader } from '#web/ui/six-dot-loader.tsx'

import { productName } from '../reference.ts'
import { useCheckout } from '../use-checkout.ts'
import { legalItems } from './legal-items.ts'

/** Stands right above the button; without its figures nothing can be ordered. */
export function LegalPart() {
  const t = useT()
  const draft = useOrderDraft()
  const { reference, quoteState } = useCheckout()
  const { figures } = quoteState
  const method = methodOfWord(draft.shippingMethod, draft.address.country)
  const nameOf = (productId: string) => productName(reference, productId)

  return (
    <Panel title={t('checkout.legalTitle')}>
      {figures?.total && method.ok ? (
        <Facts
          facts={legalItems(t, { draft, figures, method: method.value, nameOf }).map(
            ({ id, term, texts }) => ({
              id,
              label: term,
              value: texts.map((text) => <p key={text}>{text}</p>),
            }),
          )}
        />
      ) : (
        <FiguresMissing />
      )}
      <p>
        <Link to="/terms-of-service">{t('checkout.termsLink')}</Link>
      </p>
      <p>
        {t('checkout.privacyNotice')}{' '}
        <Link to="/privacy-policy" target="_blank">
          {t('checkout.privacyLink')}
        </Link>
      </p>
    </Panel>
  )
}

function FiguresMissing() {
  const t = useT()
  const callProblem = useCallProblem({ error: 'prices_error' })
  const { quoteState } = useCheckout()
  const refused = quoteState.pricesProblem ?? quoteState.totalProblem
  if (refused === null) return <SixDotLoader label={t('checkout.calculating')} size={40} />

  return (
    <Callout tone="danger" role="alert" title={callProblem(refused)}>
      <div>
        <Button variant="outline" size="small" onClick={quoteState.refresh}>
          {t('checkout.tryAgain')}
        </Button>
      </div>
    </Callout>
  )
}
