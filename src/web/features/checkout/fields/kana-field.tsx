/** The reading of the payer's name, asked only of people in Japan who pay by bank transfer. */
import { fullKana, isKana } from '#domain/addresses/kana.ts'
import { useT } from '#i18n/use-t.ts'
import { isCompany } from '#web/draft/buyer.ts'
import { changeDraft, useOrderDraft } from '#web/draft/order-draft.ts'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { SoftNote } from './soft-note.tsx'
import { asksForKana } from './validation.ts'

const KANA_LENGTH_MAX = 100

export function KanaField({ isLocked }: { isLocked: boolean }) {
  const t = useT()
  const draft = useOrderDraft()
  if (!asksForKana(draft)) return null

  const isOfCompany = isCompany(draft)
  const label = t(isOfCompany ? 'checkout.fieldPayerKana' : 'checkout.fieldKana')
  const isStrange = !isKana(fullKana(draft.customerKana))
  return (
    <div>
      <LabelledInput
        label={t('checkout.optional', { label })}
        hint={t(isOfCompany ? 'checkout.payerKanaHint' : 'checkout.kanaHint')}
        name="kana"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={KANA_LENGTH_MAX}
        disabled={isLocked}
        value={draft.customerKana}
        onChange={(event) => changeDraft({ customerKana: event.currentTarget.value })}
        onBlur={(event) => changeDraft({ customerKana: fullKana(event.currentTarget.value) })}
      />
      <SoftNote>{isStrange ? t('checkout.kanaStrange') : null}</SoftNote>
    </div>
  )
}
