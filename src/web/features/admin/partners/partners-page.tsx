/** Who calls the API, with which keys, and the forms that change it. */
import type { Partner } from '#domain/partners/partner.ts'
import { useT } from '#i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import type { OpenFormParam } from '../forms/action.ts'
import { SecretReveal, SuccessMessage } from '../forms/flash-message.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import page from '../parts/page.module.css'
import panel from '../parts/panel.module.css'
import { PartnerPanel } from './partner-panel.tsx'
import {
  type PartnerAction,
  type PartnerAnswer,
  SHOWN_PARTNERS,
  type ShownPartners,
} from './partners.ts'
import { NewPartnerForm } from './partners-forms.tsx'

type Props = {
  partners: readonly Partner[]
  shown: ShownPartners
  counts: Record<ShownPartners, number>
  open: OpenFormParam | null
  answer: PartnerAnswer | undefined
  /** What was just done. */
  done: Exclude<PartnerAction, 'issue_key'> | null
  mayChange: boolean
  now: Date
}

export function PartnersPage({ partners, shown, counts, open, answer, done, ...rest }: Props) {
  const t = useT()
  const { mayChange, now } = rest
  const errors = answer?.kind === 'refused' ? answer : undefined

  return (
    <>
      <div className={page.head}>
        <h1>{t('admin.partners')}</h1>
        <FilterLinks
          label={t('adminPartners.filters')}
          active={shown}
          choices={SHOWN_PARTNERS.map((name) => ({
            name,
            to: `/admin/partners?show=${name}`,
            label: t(`adminPartners.show_${name}`),
            count: counts[name],
          }))}
        />
        {mayChange && open?.action !== 'create_partner' && (
          <p className={page.actions}>
            <ActionLink to="?form=create_partner">{t('adminPartners.createStart')}</ActionLink>
          </p>
        )}
      </div>
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
      <p className={panel.quiet}>{t('adminPartners.text')}</p>
      <ZoneNote />
    </>
  )
}
