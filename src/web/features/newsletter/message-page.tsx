/** One thing said, and where to go from here: what the links of the newsletter lead to. */
import { type ReactNode, useEffect, useRef } from 'react'

import { ButtonGroup } from '#web/ui/button-group.tsx'

import { Print } from '../../scents/print.tsx'
import css from './message-page.module.css'

const SCENT = { serial: 'AC-FL01', kind: 'floral' }
const BLANK = { serial: 'AC-CU01', kind: 'custom' }

type Props = {
  title: string
  text: string
  /** Takes the focus when it answers what was just done. */
  isAnswer?: boolean
  /** Nothing has come of it: the drawing is the blank one. */
  isFailure?: boolean
  /** Stands between the text and the ways. */
  more?: ReactNode
  children: ReactNode
}

export function MessagePage({
  title,
  text,
  isAnswer = false,
  isFailure = false,
  more,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])

  return (
    <div className={`wrap page ${css.message}`}>
      <div className={css.words}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.text}>{text}</p>
        {more}
        <ButtonGroup>{children}</ButtonGroup>
      </div>
      <Print {...(isFailure ? BLANK : SCENT)} className={css.print} isFirst />
    </div>
  )
}
