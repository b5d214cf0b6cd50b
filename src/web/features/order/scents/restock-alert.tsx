/** Out of stock: one e-mail when the scent is back, requested in its row. The form is loaded when it is opened. */
import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { useT } from '#i18n/use-t.ts'

import type { Scent } from '../cartridge-list.ts'
import css from './restock-alert.module.css'
import table from './scent-table.module.css'

const RestockForm = lazy(() => import('./restock-form.tsx'))

export function RestockAlert({ scent }: { scent: Scent }) {
  const t = useT()
  const toggle = useRef<HTMLButtonElement>(null)
  const message = useRef<HTMLParagraphElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [email, setEmail] = useState<string | null>(null)

  // The form with the focus is gone.
  useEffect(() => {
    if (email !== null) message.current?.focus()
  }, [email])

  if (email !== null) {
    return (
      <p ref={message} className={css.alert} data-alert role="status" tabIndex={-1}>
        {t('order.alertDone', { name: scent.name, email })}
      </p>
    )
  }
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${table.toggle} ${css.ask}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="visually-hidden">{scent.name}: </span>
        {t('order.alertAsk')}
      </button>
      {isOpen && (
        <div className={css.alert} data-alert>
          <Suspense fallback={null}>
            <RestockForm
              scent={scent}
              onDone={setEmail}
              onClose={() => {
                setOpen(false)
                toggle.current?.focus()
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
