/** Opens the form that attempts a call, rendered on demand; without JavaScript the example can be copied. */
import { useId, useState } from 'react'

import { useT } from '#i18n/use-t.ts'
import { Button } from '#web/ui/button.tsx'

import type { Call } from '../reference/reference.ts'
import css from './try-call.module.css'
import { TryForm } from './try-form.tsx'

export function TryCall({ call, name }: { call: Call; name: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const panel = useId()

  return (
    <div className={css.try}>
      <Button
        variant="outline"
        size="small"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t('apiDocs.tryClose') : t('apiDocs.tryIt')}
        <span className="visually-hidden">{` ${name}`}</span>
      </Button>
      <div id={panel}>{isOpen && <TryForm call={call} name={name} />}</div>
    </div>
  )
}
