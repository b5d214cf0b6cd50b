/** What the link of the e-mail after sign-up opens. Reading it uses nothing up: mail programs look ahead. */
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'

import { AccountFrame } from '../account-frame.tsx'
import css from '../forms/form.module.css'

export type ProofOutcome = 'proven' | 'link_invalid'

export function ProveAddressPage({ outcome }: { outcome: ProofOutcome | null }) {
  const t = useT()
  const isBusy = useNavigation().state !== 'idle'
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (outcome !== null) heading.current?.focus()
  }, [outcome])

  if (outcome === 'proven') {
    return (
      <AccountFrame
        heading={heading}
        title={t('account.provenTitle')}
        lead={t('account.provenText')}
        aside={
          <Ways>
            <ButtonLink to="/order">{t('account.toOrder')}</ButtonLink>
            <ToProfile />
          </Ways>
        }
      />
    )
  }
  if (outcome === 'link_invalid') {
    return (
      <AccountFrame
        heading={heading}
        title={t('account.notProvenTitle')}
        lead={t('account.notProvenText')}
        aside={
          <Ways>
            <ToProfile />
          </Ways>
        }
      />
    )
  }
  return (
    <AccountFrame
      heading={heading}
      title={t('account.proveTitle')}
      lead={t('account.proveLead')}
      aside={
        <Form method="post">
          <Button type="submit" isBusy={isBusy}>
            {t('account.prove')}
          </Button>
        </Form>
      }
    />
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <div className={css.buttons}>{children}</div>
)

function ToProfile() {
  const t = useT()
  return (
    <ButtonLink to="/profile" variant="outline">
      {t('account.toProfile')}
    </ButtonLink>
  )
}
