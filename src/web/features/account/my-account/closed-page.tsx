import { useEffect } from 'react'

import { useT } from '#i18n/use-t.ts'
import { ButtonLink } from '#web/ui/button.tsx'

import { AccountFrame } from '../account-frame.tsx'
import { clearPersonalData } from '../clear-personal-data.ts'
import css from '../forms/form.module.css'

/** In place of the account that has just been closed. This browser forgets it too. */
export function ClosedPage() {
  const t = useT()
  useEffect(clearPersonalData, [])

  return (
    <AccountFrame
      isAnswer
      title={t('accountPage.closedTitle')}
      lead={t('accountPage.closedText')}
      aside={
        <div className={css.buttons}>
          <ButtonLink to="/">{t('accountPage.closedOn')}</ButtonLink>
        </div>
      }
    />
  )
}
