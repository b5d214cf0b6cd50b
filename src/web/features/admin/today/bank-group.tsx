import { CONFIRMED_MINUTES_MAX } from '#domain/statements/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { useDayText } from '../parts/date-time.tsx'
import { Group, Row } from './group.tsx'
import type { Today } from './today.server.ts'

type Props = Pick<Today, 'bank'> & { kind: 'queued' | 'proposed' }

/** Rows of bank statements: those that no order was found for or that are stuck, and those that only want a press. */
export function BankGroup({ bank, kind }: Props) {
  const t = useT()
  const dayText = useDayText()
  return (
    <Group
      title={t(kind === 'queued' ? 'adminToday.bankQueued' : 'adminToday.bankProposed')}
      count={kind === 'queued' ? bank.queued + bank.stuck : bank.proposed}
      isException={kind === 'queued'}
      to={kind === 'queued' ? '/admin/bank?show=open' : '/admin/bank'}
      action={t(kind === 'queued' ? 'adminToday.assign' : 'adminToday.confirmRows')}
    >
      {kind === 'queued' && bank.stuck > 0 && (
        <Row
          name={t('adminToday.bankStuck', { count: bank.stuck })}
          side={t('adminToday.bankStuckSince', { minutes: CONFIRMED_MINUTES_MAX })}
          isLate
        />
      )}
      {bank.oldestDay !== null && (
        <Row name={t('adminToday.bankWaits')} side={dayText(bank.oldestDay)} />
      )}
    </Group>
  )
}
