/** What was just done, and the one sight of a secret. */
import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { Callout } from '#web/ui/callout.tsx'
import { CodePanel } from '#web/ui/code-panel.tsx'

import css from './flash-message.module.css'

export function SuccessMessage({ text }: { text: string }) {
  return (
    <FlashMessage>
      <Callout tone="ok" role="status">
        <p>{text}</p>
      </Callout>
    </FlashMessage>
  )
}

/** `label`: its accessible name. */
export function SecretReveal({
  title,
  text,
  name,
  label,
  secret,
}: {
  title: string
  text: string
  name: string
  label: string
  secret: string
}) {
  const words = useCopyLabels()
  return (
    <FlashMessage>
      <Callout tone="ok" title={title} role="status">
        <p>{text}</p>
      </Callout>
      <CodePanel name={name} label={label} code={secret} words={words} isTight />
    </FlashMessage>
  )
}

/** Takes the focus for screen readers: once the whole response has arrived, and again when the message repeats. */
export function FlashMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') place.current?.focus()
  }, [state])
  return (
    <div ref={place} tabIndex={-1} className={css.message}>
      {children}
    </div>
  )
}
