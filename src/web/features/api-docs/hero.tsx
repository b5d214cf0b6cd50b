/** What the API is for, its base URL, and a first request. */
import { useT } from '#i18n/use-t.ts'
import { ButtonGroup } from '#web/ui/button-group.tsx'
import { Lead } from '#web/ui/page-header.tsx'

import { useSite } from '../../root-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import css from './hero.module.css'
import { FIRST_CALL_ID } from './toc.ts'

export function Hero() {
  const t = useT()
  const { url } = useSite()
  return (
    <div className={`wrap ${css.hero}`}>
      <div className={css.words}>
        <h1>{t('apiDocs.h1')}</h1>
        <Lead>{t('apiDocs.lead')}</Lead>
        <ButtonGroup>
          <ButtonLink to="#start">{t('apiDocs.goStart')}</ButtonLink>
          <ButtonLink to={`#${FIRST_CALL_ID}`} variant="outline">
            {t('apiDocs.goCalls')}
          </ButtonLink>
        </ButtonGroup>
      </div>
      <dl className={css.facts}>
        <div>
          <dt>{t('apiDocs.factBase')}</dt>
          <dd>
            <code>{url}</code>
          </dd>
        </div>
        <div>
          <dt>{t('apiDocs.factFormat')}</dt>
          <dd>{t('apiDocs.factFormatText')}</dd>
        </div>
        <div>
          <dt>{t('apiDocs.factDocument')}</dt>
          <dd>
            <a href="/api/openapi.json">OpenAPI 3.1</a>
          </dd>
        </div>
      </dl>
    </div>
  )
}
