/** Korea's personal customs code: what it is for, who sees it, and when it is forgotten. Decisions, section 12. */

import { asksForCustomsCode, normalCustomsCode } from '#domain/addresses/customs-code.ts'
import { CUSTOMS_CODE_RETENTION_DAYS } from '#domain/orders/policy.ts'
import { useT } from '#i18n/use-t.ts'
import { changeDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { LabelledInput } from '#web/ui/labelled-control.tsx'
import { Panel } from '#web/ui/panel.tsx'

import type { ErrorDisplay } from '../fields/address-field.tsx'
import { needsCustomsCode } from '../fields/validation.ts'

/** Where the code is issued and looked up. */
const CUSTOMS_SERVICE = 'https://unipass.customs.go.kr/csp/persIndex.do'

export function CustomsCodePart({ display }: { display: ErrorDisplay }) {
  const t = useT()
  const draft = useOrderDraft()
  if (!asksForCustomsCode(draft.address.country)) return null

  const isNeeded = needsCustomsCode(draft)
  const label = t('checkout.fieldCustomsCode')
  return (
    <Panel title={t('checkout.customsTitle')}>
      <p>{t('checkout.customsWhy', { days: CUSTOMS_CODE_RETENTION_DAYS })}</p>
      <p>{t('checkout.customsRule')}</p>
      <p>
        <a href={CUSTOMS_SERVICE} target="_blank" rel="noopener">
          {t('checkout.customsLink')}
        </a>
      </p>
      <LabelledInput
        label={isNeeded ? label : t('checkout.optional', { label })}
        hint={isNeeded ? t('checkout.customsHint') : t('checkout.customsHintCompany')}
        error={display.errorOf('customs-code')}
        isRequired={isNeeded}
        name="customs-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        value={draft.customsCode}
        onChange={(event) => changeDraft({ customsCode: event.currentTarget.value })}
        onBlur={(event) => {
          changeDraft({ customsCode: normalCustomsCode(event.currentTarget.value) })
          display.reveal('customs-code')
        }}
      />
      {draft.kits > 0 && <p>{t('checkout.customsSelfUse')}</p>}
    </Panel>
  )
}
