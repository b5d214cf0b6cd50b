import { useLocale, useT } from '#i18n/use-t.ts'

import { momentText } from '../moment.tsx'
import { Group, Row } from './group.tsx'
import type { Today } from './today.ts'

type Props = Pick<Today, 'bank'> & { kind: 'queued' | 'proposed' }

/** Rows of bank statements: those that no order was found for, and those that only want a press. */
export function BankGroup({ bank, kind }: Props) {
  const t = useT()
  const locale = useLocale()
  return (
    <Group
      title={t(kind === 'queued' ? 'adminToday.bankQueued' : 'adminToday.bankProposed')}
      count={bank[kind]}
      isException={kind === 'queued'}
      to="/admin/bank"
      action={t(kind === 'queued' ? 'adminToday.assign' : 'adminToday.confirmRows')}
    >
      {bank.oldestDay !== null && (
        <Row
          name={t('adminToday.bankWaits')}
          // A bank's day is a day in Japan.
          side={momentText(new Date(`${bank.oldestDay}T00:00:00+09:00`), locale, true)}
        />
      )}
    </Group>
  )
}
