import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import { AccountFrame } from '../account-frame.tsx'
import css from '../forms/form.module.css'
import type { SignedInUser } from '../session.ts'
import { SignOutButton } from '../sign-out-button.tsx'

type Props = { title: string; user: SignedInUser; next: string }

/** In place of a form that would have nothing to do. */
export function AlreadySignedIn({ title, user, next }: Props) {
  const t = useT()
  const lead =
    user.name === '' ? t('account.signedIn') : t('account.signedInAs', { name: user.name })

  return (
    <AccountFrame
      title={title}
      lead={lead}
      aside={
        <div className={css.buttons}>
          <ButtonLink to={next}>{t('account.continue')}</ButtonLink>
          <SignOutButton />
        </div>
      }
    />
  )
}
