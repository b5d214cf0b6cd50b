/**
 * Closes the account. It says first what is erased and what is retained, and requires no typing. Decisions, section 9.
 */
import { useState } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import type { ApiProblem } from '#web/api/client.ts'
import { useReason } from '#web/api/use-call-problem.ts'
import { Button } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { closeAccount } from './account-calls.ts'
import { PartRow } from './account-part.tsx'
import css from './close-account.module.css'
import { useReauthenticate } from './reauthenticate.tsx'

/** How far the account is on its way out. */
export type Closing = 'open' | 'under_way' | 'closed'

type Props = { userId: string; email: string; onClosing: (closing: Closing) => void }

export function CloseAccount({ userId, email, onClosing }: Props) {
  const t = useT()
  const [isAsked, setAsked] = useState(false)
  return (
    <PartRow
      title={t('accountPage.closeTitle')}
      says={<p>{t('accountPage.closeText')}</p>}
      action={
        <Button variant="danger" size="small" onClick={() => setAsked(true)}>
          {t('accountPage.closeAsk')}
        </Button>
      }
    >
      <Question
        userId={userId}
        email={email}
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onClosing={onClosing}
      />
    </PartRow>
  )
}

const GOES = [
  'accountPage.closeGoesProfile',
  'accountPage.closeGoesDrafts',
  'accountPage.closeGoesNews',
] as const

const STAYS = ['accountPage.closeStaysOrders', 'accountPage.closeStaysMessages'] as const

type QuestionProps = Props & { isOpen: boolean; onClose: () => void }

function Question({ userId, email, isOpen, onClose, onClosing }: QuestionProps) {
  const t = useT()
  const reauthenticate = useReauthenticate()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)

  async function close(): Promise<void> {
    setBusy(true)
    setProblem(null)
    onClosing('under_way')
    const closed = await reauthenticate(() => closeAccount(userId))
    setBusy(false)
    onClosing(closed?.ok ? 'closed' : 'open')
    if (!closed?.ok) setProblem(closed?.error ?? null)
  }

  return (
    <Dialog
      isOpen={isOpen}
      title={t('accountPage.closeQuestion')}
      close={t('ui.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('accountPage.closeKeep')}
          </Button>
          <Button variant="danger" isBusy={isBusy} onClick={() => void close()}>
            {t('accountPage.closeDo')}
          </Button>
        </>
      }
    >
      <p className={css.which}>{t('accountPage.closeWhich', { email })}</p>
      <h3 className={css.title}>{t('accountPage.closeGoes')}</h3>
      <ul className={css.list}>
        {GOES.map((word) => (
          <li key={word}>{t(word)}</li>
        ))}
      </ul>
      <h3 className={css.title}>{t('accountPage.closeStays')}</h3>
      <ul className={css.list}>
        {STAYS.map((word) => (
          <li key={word}>{t(word)}</li>
        ))}
      </ul>
      <p>{t('accountPage.closeFinal')}</p>
      {problem && <ProblemNote problem={problem} />}
    </Dialog>
  )
}

/** An order that is under way must end first: the page of the orders says how. */
function ProblemNote({ problem }: { problem: ApiProblem }) {
  const t = useT()
  const reasonOf = useReason()
  return (
    <Callout tone="danger" role="alert" title={reasonOf(problem)}>
      {problem.code === 'account_has_open_orders' && (
        <Link to="/orders" className="target">
          {t('accountPage.closeOpenOrders')}
        </Link>
      )}
    </Callout>
  )
}
