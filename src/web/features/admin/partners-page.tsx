/** Who calls the API, with which keys, and the forms that change it. */
import { type ReactNode, useEffect, useRef } from 'react'

import type { Partner } from '#domain/partners/partner.ts'
import { useT } from '#i18n/use-t.ts'

import { useCopyWords } from '../../part-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CodePanel } from '../../ui/code-panel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { ZoneNote } from './moment.tsx'
import order from './order-page.module.css'
import { PartnerSheet } from './partner-sheet.tsx'
import css from './partners.module.css'
import type { OpenForm, PartnerAnswer, PartnerWork } from './partners.ts'
import { NewPartnerForm } from './partners-forms.tsx'

type Props = {
  partners: readonly Partner[]
  shown: 'active' | 'ended'
  open: OpenForm | null
  answer: PartnerAnswer | undefined
  /** What was just done. */
  done: Exclude<PartnerWork, 'issue_key'> | null
  mayChange: boolean
  now: Date
}

export function PartnersPage({ partners, shown, open, answer, done, mayChange, now }: Props) {
  const t = useT()
  const refused = answer?.kind === 'refused' ? answer : undefined

  return (
    <>
      {done && !answer && (
        <Told key={done}>
          <Note tone="ok" role="status">
            <p>{t(`adminPartners.done_${done}`)}</p>
          </Note>
        </Told>
      )}
      {answer?.kind === 'issued' && <Issued key={answer.secret} {...answer} />}
      {!mayChange && <p className={css.quiet}>{t('adminPartners.readOnly')}</p>}
      {mayChange && open?.work === 'make_partner' && <NewPartnerForm refused={refused} />}
      {mayChange && open?.work !== 'make_partner' && (
        <p>
          <ButtonLink to="?ask=make_partner" variant="outline" size="small">
            {t('adminPartners.makeStart')}
          </ButtonLink>
        </p>
      )}
      {partners.length === 0 && <EmptyState title={t(`adminPartners.empty_${shown}`)} />}
      {partners.map((partner) => (
        <PartnerSheet
          key={partner.id}
          partner={partner}
          open={open}
          refused={refused}
          mayChange={mayChange && partner.endedAt === null}
          now={now}
        />
      ))}
      <ZoneNote />
    </>
  )
}

/** The one time that a key is seen. */
function Issued({ secret, partnerName }: { secret: string; partnerName: string }) {
  const t = useT()
  const words = useCopyWords()
  return (
    <Told>
      <Note tone="ok" title={t('adminPartners.issuedTitle', { name: partnerName })} role="status">
        <p>{t('adminPartners.issuedText')}</p>
      </Note>
      <CodePanel
        name={t('adminPartners.issuedName')}
        label="x-api-key"
        code={secret}
        words={words}
        isTight
      />
    </Told>
  )
}

/** Takes the focus, so that whoever listens goes on there. */
function Told({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={`${order.done} ${css.told}`}>
      {children}
    </div>
  )
}
