/** Who asked for an e-mail when this cartridge is back in stock. */
import type { Waiting } from '#domain/catalog/restock-alerts/list-waiting.server.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useT } from '#i18n/use-t.ts'
import { Table } from '#web/ui/table.tsx'

import table from '../parts/data-table.module.css'
import { DateTime } from '../parts/date-time.tsx'

export function StockWaiting({ waiting }: { waiting: readonly Waiting[] }) {
  const t = useT()
  if (waiting.length === 0) return null
  return (
    <>
      <h2>{t('adminStock.waitingFact')}</h2>
      <div className={`${table.table} ${table.spaced}`}>
        <Table caption={t('adminStock.waitingFact')} isCaptionHidden density="dense">
          <thead>
            <tr>
              <th scope="col">{t('admin.email')}</th>
              <th scope="col" className={table.wide}>
                {t('adminMessages.language')}
              </th>
              <th scope="col">{t('adminMessages.requestedAt')}</th>
            </tr>
          </thead>
          <tbody>
            {waiting.map(({ id, email, locale, requestedAt }) => (
              <tr key={id}>
                <th scope="row" className={table.who}>
                  {email}
                </th>
                <td className={table.wide}>{LOCALE_NAMES[locale]}</td>
                <td className={table.line}>
                  <DateTime at={requestedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  )
}
