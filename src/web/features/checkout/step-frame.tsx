/** One tab: its heading, which takes the focus when the tab is entered, its content and its way on. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import css from './step-frame.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

export function StepFrame({ title, lead, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { key } = useLocation()
  // The first page of a visit starts where the browser starts.
  const isEntered = key !== 'default'

  useEffect(() => {
    if (isEntered) heading.current?.focus({ preventScroll: true })
  }, [isEntered])

  return (
    <section className={css.step}>
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {title}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
      {children}
    </section>
  )
}

/** The way back first, the way on last. */
export const StepFooter = ({ children }: { children: ReactNode }) => (
  <div className={css.footer}>{children}</div>
)

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={css.fields}>{children}</div>
)

type PartProps = { title: string; action?: ReactNode; children: ReactNode }

/** A part of a tab, on white. */
export const Part = ({ title, action, children }: PartProps) => (
  <section className={css.part}>
    <div className={css.partHead}>
      <h2>{title}</h2>
      {action && <span data-screen>{action}</span>}
    </div>
    {children}
  </section>
)
