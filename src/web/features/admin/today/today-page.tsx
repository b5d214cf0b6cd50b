/** The first page of the console: exceptions, then the day's work, each with the action that resolves it. */
import { Link } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'
import { CURRENCIES, formatMoney, money } from '#shared/money.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { SuccessMessage } from '../forms/flash-message.tsx'
import type { IncidentAction } from '../incidents/incidents.ts'
import { countText } from '../orders/list/count-text.ts'
import { filterPath } from '../orders/list/order-filter.ts'
import { ActionLink } from '../parts/action-link.tsx'
import { DateTime, ZoneNote } from '../parts/date-time.tsx'
import { BackupAge, BackupWarning } from './backup-age.tsx'
import { BankGroup } from './bank-group.tsx'
import {
  DeliveryGroup,
  EmailGroup,
  ErrorReportGroup,
  JobGroup,
  MoneyGroup,
  StockGroup,
} from './house-groups.tsx'
import { MessageGroup } from './message-group.tsx'
import { OrderGroups } from './order-groups.tsx'
import css from './today.module.css'
import type { Today } from './today.server.ts'
import { countExceptions, countTasks } from './today.ts'

type Props = { today: Today; done: IncidentAction | null; now: Date; isProduction: boolean }

export function TodayPage({ today, done, now, isProduction }: Props) {
  const t = useT()
  const exceptions = countExceptions(today)
  const work = countTasks(today)

  return (
    <>
      <div className={css.top}>
        <h1>{t('adminFrame.area_today')}</h1>
        <Figures figures={today.figures} awaitingTransfer={today.awaitingTransfer} />
        {today.mayWrite && (
          <ActionLink to="/admin/content/news?form=create_item">
            {t('adminContent.createStart_news')}
          </ActionLink>
        )}
        <p>
          <DateTime at={now} isExact />
        </p>
      </div>
      {done && <SuccessMessage key={done} text={t(`adminToday.done_${done}`)} />}
      {today.backups && (
        <BackupWarning backups={today.backups} now={now} isProduction={isProduction} />
      )}
      {exceptions + work === 0 && (
        <EmptyState title={t('adminToday.allDone')} text={t('adminToday.allDoneText')} />
      )}
      {exceptions > 0 && (
        <section aria-labelledby="exceptions" className={css.part}>
          <h2 id="exceptions">{t('adminToday.exceptions', { count: exceptions })}</h2>
          <div className={css.groups}>
            <OrderGroups {...today} groups={today.exceptions} now={now} isException />
            <BankGroup {...today} kind="queued" />
            <MoneyGroup {...today} />
            <EmailGroup {...today} />
            <StockGroup {...today} />
            <JobGroup {...today} />
            <DeliveryGroup {...today} />
            <ErrorReportGroup {...today} />
          </div>
        </section>
      )}
      {exceptions === 0 && work > 0 && <p>{t('adminToday.noExceptions')}</p>}
      {work > 0 && (
        <section aria-labelledby="work" className={css.part}>
          <h2 id="work">{t('adminToday.work', { count: work })}</h2>
          <div className={css.groups}>
            <OrderGroups {...today} groups={today.work} now={now} />
            <BankGroup {...today} kind="proposed" />
            <MessageGroup {...today} />
          </div>
        </section>
      )}
      <div className={css.foot}>
        {today.backups && <BackupAge backups={today.backups} now={now} />}
        <ZoneNote />
      </div>
    </>
  )
}

const PERIODS = ['today', 'week'] as const

/** Each leads to its period or its list. A currency that nothing came in by is left out, but yen. */
function Figures({ figures, awaitingTransfer }: Pick<Today, 'figures' | 'awaitingTransfer'>) {
  const t = useT()
  const locale = useLocale()
  if (!figures && awaitingTransfer.count === 0) return null
  return (
    <ul className={css.figures}>
      {PERIODS.map((period) => {
        if (!figures) return null
        const { placed: count, takingsMinor } = figures[period]
        const amount = CURRENCIES.filter((one) => one === 'jpy' || takingsMinor[one] !== 0)
          .map((one) => formatMoney(money(takingsMinor[one], one), locale))
          .join(t('ui.separator'))
        return (
          <li key={period}>
            <Link to={`/admin/statistics?period=${period}`}>
              {t(`adminToday.period_${period}`)}
            </Link>{' '}
            {t('adminToday.figures', { count, amount })}
          </li>
        )
      })}
      {awaitingTransfer.count > 0 && (
        <li>
          <Link to={filterPath('transfers')}>{t('admin.status_awaiting_transfer')}</Link>{' '}
          {countText(awaitingTransfer)}
        </li>
      )}
    </ul>
  )
}
