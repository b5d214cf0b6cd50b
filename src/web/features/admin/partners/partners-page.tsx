/** Who calls the API, with which keys, and the forms that change it. */
import type { Partner } from '#domain/partners/partner.ts'
import { useT } from '#i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { OpenFormParam } from '../forms/action.ts'
import { SecretReveal, SuccessMessage } from '../forms/flash-message.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import { PartnerPanel } from './partner-panel.tsx'
import type { PartnerAction, PartnerAnswer } from './partners.ts'
import { NewPartnerForm } from './partners-forms.tsx'

type Props = {
  partners: readonly Partner[]
  shown: 'active' | 'ended'
  open: OpenFormParam | null
  answer: PartnerAnswer | undefined
  /** What was just done. */
  done: Exclude<PartnerAction, 'issue_key'> | null
  mayChange: boolean
  now: Date
}

export function PartnersPage({ partners, shown, open, answer, done, mayChange, now }: Props) {
  const t = useT()
  const errors = answer?.kind === 'refused' ? answer : undefined

  return (
    <>
      {done && !answer && <SuccessMessage key={done} text={t(`adminPartners.done_${done}`)} />}
      {answer?.kind === 'issued' && (
        <SecretReveal
          key={answer.secret}
          title={t('adminPartners.issuedTitle', { name: answer.partnerName })}
          text={t('adminPartners.issuedText')}
          name={t('adminPartners.issuedName')}
          label="x-api-key"
          secret={answer.secret}
        />
      )}
      {!mayChange && <p className={panel.quiet}>{t('adminPartners.readOnly')}</p>}
      {mayChange && open?.action === 'create_partner' && <NewPartnerForm errors={errors} />}
      {mayChange && open?.action !== 'create_partner' && (
        <p>
          <ActionLink to="?form=create_partner">{t('adminPartners.createStart')}</ActionLink>
        </p>
      )}
      {partners.length === 0 && <EmptyState title={t(`adminPartners.empty_${shown}`)} />}
      {partners.map((partner) => (
        <PartnerPanel
          key={partner.id}
          partner={partner}
          open={open}
          errors={errors}
          mayChange={mayChange && partner.endedAt === null}
          now={now}
        />
      ))}
      <ZoneNote />
    </>
  )
}
