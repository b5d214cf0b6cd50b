/** Who waits for which scent to be back in stock. */
import type { WaitingPage } from '#domain/catalog/restock-alerts/list-waiting.server.ts'
import { OPEN_ALERT_DAYS } from '#domain/catalog/restock-alerts/policy.ts'
import { LOCALE_NAMES } from '#i18n/locale-name.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { textIn } from '#shared/locale.ts'
import type { PageMeta } from '#shared/page.ts'
import { ScentName } from '#web/scents/scent-name.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import table from '../parts/data-table.module.css'
import { DataTable, DateCell } from '../parts/data-table.tsx'
import { ZoneNote } from '../parts/date-time.tsx'
import { FileReady } from '../parts/file-ready.tsx'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPages } from '../parts/list-pages.tsx'
import panel from '../parts/panel.module.css'
import { RESTOCK_ALERTS_PATH, restockAlertsPath } from './message-paths.ts'
import css from './messages.module.css'
import { MessagesHead } from './messages-head.tsx'

type Props = {
  /** `null`: of all scents. */
  serial: string | null
  waiting: WaitingPage['items']
  scents: WaitingPage['scents']
  meta: PageMeta
  isExporting: boolean
  isDone: boolean
}

export function RestockAlertsPage({ serial, waiting, scents, meta, isExporting, isDone }: Props) {
  const t = useT()
  const locale = useLocale()
  const all = scents.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <MessagesHead title={t('adminMessages.restockAlerts')}>
        {all > 0 && !isExporting && (
          <ActionLink to="?form=export_restock_alerts">
            {t('adminMessages.restockExportStart')}
          </ActionLink>
        )}
      </MessagesHead>
      {isDone && <FileReady to={`${RESTOCK_ALERTS_PATH}.csv`} />}
      {all > 0 && isExporting && <Export />}
      {scents.length > 1 && (
        <FilterLinks
          label={t('adminMessages.restockScents')}
          active={serial ?? 'all'}
          choices={[
            {
              name: 'all',
              to: restockAlertsPath(null),
              label: t('adminMessages.restockAll'),
              count: all,
            },
            ...scents.map(({ serial, names, count }) => ({
              name: serial,
              to: restockAlertsPath(serial),
              label: textIn(names, locale),
              count,
            })),
          ]}
        />
      )}
      {waiting.length > 0 ? (
        <Rows waiting={waiting} />
      ) : (
        <EmptyState title={t('adminMessages.restockNone')} />
      )}
      <ListPages meta={meta} hrefOf={(page) => restockAlertsPath(serial, page)} />
      <p className={panel.quiet}>
        {t('adminMessages.restockAlertsText', { days: OPEN_ALERT_DAYS })}
      </p>
      <ZoneNote />
    </>
  )
}

/** What will happen is said before it does. */
function Export() {
  const t = useT()
  return (
    <div className={panel.prominent}>
      <FormFrame
        action="export_restock_alerts"
        heading="h2"
        title={t('adminMessages.restockExportTitle')}
        text={t('adminMessages.restockExportText')}
        submit={t('adminMessages.exportSubmit')}
        close={t('admin.close')}
        to={restockAlertsPath(null)}
      />
    </div>
  )
}

function Rows({ waiting }: Pick<Props, 'waiting'>) {
  const t = useT()
  const ofReader = useLocale()
  return (
    <DataTable
      caption={t('adminMessages.restockAlerts')}
      className={table.loose}
      columns={[t('admin.email'), t('adminMessages.restockScent'), t('adminMessages.requestedAt')]}
    >
      {waiting.map(({ id, email, locale, serial, kind, names, requestedAt }) => (
        <tr key={id}>
          <th scope="row" className={`${table.who} ${css.from}`}>
            {email}
            <span>{LOCALE_NAMES[locale]}</span>
          </th>
          <td>
            <ScentName serial={serial} kind={kind} size={24} name={textIn(names, ofReader)} />
          </td>
          <DateCell at={requestedAt} />
        </tr>
      ))}
    </DataTable>
  )
}
