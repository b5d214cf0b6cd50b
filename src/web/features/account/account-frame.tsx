import { type ReactNode, useEffect, useRef } from 'react'

import { SealRing } from '../../scents/seal-ring.tsx'
import { SIX_SCENTS } from '../../scents/six-scents.ts'
import css from './account-frame.module.css'

type Props = {
  title: string
  lead: ReactNode
  /** It answers what was done, so its heading takes the focus. */
  isAnswer?: boolean | undefined
  /** More next to the text; everything, on a page without input. */
  aside?: ReactNode
  /** How many chambers of the drawn device have their scent: one for each digit of a code that is typed. */
  filled?: number
  children?: ReactNode
}

/** What the page is for on one side, what to do on the other. */
export function AccountFrame({ title, lead, isAnswer = false, aside, filled, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer && title !== '') heading.current?.focus()
  }, [isAnswer, title])

  return (
    <div className={`wrap page ${css.frame}`}>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <SealRing scents={SIX_SCENTS.slice(0, filled)} />
        <p className={css.lead}>{lead}</p>
        {aside}
      </div>
      {children && <div className={css.panel}>{children}</div>}
    </div>
  )
}
