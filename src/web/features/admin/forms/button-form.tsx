/** A form of one button. Its action can be repeated, so it needs no confirmation. */
import type { ReactNode } from 'react'
import { Form } from 'react-router'

type Props = { action: string; hidden: Record<string, string>; children: ReactNode }

export function ButtonForm({ action, hidden, children }: Props) {
  return (
    <Form method="post" action="?" preventScrollReset>
      <input type="hidden" name="intent" value={action} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
