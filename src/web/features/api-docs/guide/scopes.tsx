/** The scopes, and what each of them opens. */
import { SCOPES, type Scope } from '#domain/partners/scopes.ts'
import { useT } from '#i18n/use-t.ts'

import css from './guide.module.css'

const OPENS = {
  catalog: 'apiDocs.scopeCatalog',
  content: 'apiDocs.scopeContent',
  messages: 'apiDocs.scopeMessages',
  orders: 'apiDocs.scopeOrders',
  graphql: 'apiDocs.scopeGraphql',
} as const satisfies Record<Scope, string>

export function Scopes() {
  const t = useT()
  return (
    <div>
      <table className={css.table}>
        <caption className="visually-hidden">{t('apiDocs.keysTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('apiDocs.scope')}</th>
            <th scope="col">{t('apiDocs.scopeOpens')}</th>
          </tr>
        </thead>
        <tbody>
          {SCOPES.map((scope) => (
            <tr key={scope}>
              <th scope="row">
                <code>{scope}</code>
              </th>
              <td>{t(OPENS[scope])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
