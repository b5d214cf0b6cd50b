import { Link } from 'react-router'

import type { ListedMail } from '#domain/mail/list-emails.server.ts'
import { useT } from '#i18n/use-t.ts'

import css from './attention.module.css'
import { letterKey } from './email-labels.ts'
import { LetterState } from './email-state.tsx'
import { Moment } from './moment.tsx'
import table from './orders-table.module.css'
import { TroubleSection } from './trouble-section.tsx'

/** E-mails that were given up or are being tried again, whatever they are about. */
export function UndeliveredLetters({ letters }: { letters: readonly ListedMail[] }) {
  const t = useT()
  return (
    <TroubleSection
      id="undelivered"
      title={t('admin.sectionUndelivered')}
      columns={[
        t('admin.letter'),
        t('admin.letterTo'),
        t('admin.columnStatus'),
        t('admin.letterError'),
        t('admin.when'),
      ]}
    >
      {letters.map(({ id, kind, orderId, recipient, state, attempts, lastError, createdAt }) => (
        <tr key={id}>
          <th scope="row">
            {orderId ? (
              <Link to={`/admin/orders/${orderId}#letters`}>{t(letterKey(kind))}</Link>
            ) : (
              t(letterKey(kind))
            )}
          </th>
          <td>{recipient}</td>
          <td className={table.line}>
            <LetterState state={state} attempts={attempts} />
          </td>
          <td className={css.error}>{lastError}</td>
          <td className={table.line}>
            <Moment at={createdAt} />
          </td>
        </tr>
      ))}
    </TroubleSection>
  )
}
