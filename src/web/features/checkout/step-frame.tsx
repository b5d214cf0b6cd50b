/** One tab: its heading, its content and its way on. */
import type { ReactNode } from 'react'

import css from './step-frame.module.css'

type Props = { title: string; lead?: ReactNode; children: ReactNode }

export const StepFrame = ({ title, lead, children }: Props) => (
  <section className={css.step}>
    <h1 className={css.title}>{title}</h1>
    {lead && <p className={css.lead}>{lead}</p>}
    {children}
  </section>
)

/** The way back first, the way on last. */
export const StepFooter = ({ children }: { children: ReactNode }) => (
  <div className={css.footer}>{children}</div>
)

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className={css.fields}>{children}</div>
)
