import type { ListedMail } from '#domain/mail/list-mails.server.ts'
import { useT } from '#i18n/use-t.ts'

import { Table } from '../../ui/table.tsx'
import css from './attention.module.css'
import { LetterState } from './letter-state.tsx'
import { letterKey } from './letter-words.ts'
import { Moment } from './moment.tsx'
import table from './orders-table.module.css'

/** Letters that were given up or are being tried again, whatever they are about. */
export function UndeliveredLetters({ letters }: { letters: readonly ListedMail[] }) {
  const t = useT()
  return (
    <section className={css.part} aria-labelledby="undelivered">
      <h2 id="undelivered">{t('admin.sectionUndelivered')}</h2>
      <div className={table.sheet}>
        <Table caption={t('admin.sectionUndelivered')} isCaptionHidden density="dense">
          <thead>
            <tr>
              <th scope="col">{t('admin.letter')}</th>
              <th scope="col">{t('admin.letterTo')}</th>
              <th scope="col">{t('admin.columnStatus')}</th>
              <th scope="col">{t('admin.letterError')}</th>
              <th scope="col">{t('admin.when')}</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ id, kind, recipient, state, attempts, lastError, createdAt }) => (
              <tr key={id}>
                <th scope="row">{t(letterKey(kind))}</th>
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
          </tbody>
        </Table>
      </div>
    </section>
  )
}
