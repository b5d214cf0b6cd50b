/** When a page could not be made. It stands without the root's data too, and then in English. */
import { useT } from '#i18n/use-t.ts'

import { useRootData } from '../root-data.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import css from './error-page.module.css'
import { Mark } from './mark.tsx'

export function ErrorPage() {
  const t = useT()
  const hasWords = useRootData() !== undefined

  return (
    <main id="content" className={`wrap ${css.page}`}>
      <Mark size={48} />
      <h1>{hasWords ? t('shell.errorTitle') : 'This page could not be shown'}</h1>
      <p className={css.text}>
        {hasWords ? t('shell.errorText') : 'Something went wrong on our side.'}
      </p>
      <div className={css.ways}>
        <Button onClick={() => window.location.reload()}>
          {hasWords ? t('shell.errorRetry') : 'Try again'}
        </Button>
        <ButtonLink to="/" variant="outline" reloadDocument>
          {hasWords ? t('shell.goBack') : 'GO BACK'}
        </ButtonLink>
      </div>
    </main>
  )
}
