import { Link } from 'react-router'

import type { ListedEmail } from '#domain/mail/list-emails.server.ts'
import { useT } from '#i18n/use-t.ts'

import table from '../parts/data-table.module.css'
import { DateCell } from '../parts/data-table.tsx'
import { TableSection } from '../parts/table-section.tsx'
import { emailLabelKey } from './email-labels.ts'
import { EmailState } from './email-state.tsx'
import css from './undelivered-emails.module.css'

/** E-mails that were given up or are being tried again, whatever they are about. */
export function UndeliveredEmails({ emails }: { emails: readonly ListedEmail[] }) {
  const t = useT()
  return (
    <TableSection
      id="undelivered"
      title={t('admin.sectionUndelivered')}
      columns={[
        t('admin.emailKind'),
        t('admin.emailTo'),
        t('admin.columnStatus'),
        t('admin.emailError'),
        t('admin.when'),
      ]}
    >
      {emails.map(({ id, kind, orderId, recipient, lastError, createdAt, ...mail }) => (
        <tr key={id}>
          <th scope="row">
            {orderId ? (
              <Link to={`/admin/orders/${orderId}#emails`}>{t(emailLabelKey(kind))}</Link>
            ) : (
              t(emailLabelKey(kind))
            )}
          </th>
          <td>{recipient}</td>
          <td className={table.line}>
            <EmailState {...mail} />
          </td>
          <td className={css.error}>{lastError}</td>
          <DateCell at={createdAt} />
        </tr>
      ))}
    </TableSection>
  )
}
