/** When a page could not be made. It stands without the root's data too, and then in English. */
import { isRouteErrorResponse, useRouteError } from 'react-router'

import { useT } from '#i18n/use-t.ts'

import { useRootData } from '../root-data.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import css from './error-page.module.css'
import { Mark } from './mark.tsx'

export function ErrorPage() {
  const t = useT()
  const hasWords = useRootData() !== undefined
  const error = useRouteError()
  if (hasWords && isRouteErrorResponse(error) && error.status === 404) return <NothingHere />

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

/** A route that exists and says that this page of it does not. */
function NothingHere() {
  const t = useT()
  return (
    <main id="content" className={`wrap ${css.page}`}>
      <Mark size={48} />
      <h1>{t('shell.notFoundTitle')}</h1>
      <p className={css.text}>{t('shell.notFoundText')}</p>
      <div className={css.ways}>
        <ButtonLink to="/" reloadDocument>
          {t('shell.goBack')}
        </ButtonLink>
      </div>
    </main>
  )
}
