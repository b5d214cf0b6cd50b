/** The frame of every form of the console: what it does, its heading, what was refused, the way on and the way out. */
import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { Callout } from '#web/ui/callout.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import layout from '../parts/form-layout.module.css'
import { FlashMessage } from './flash-message.tsx'
import css from './form-frame.module.css'
import { useFocusOnce, useIsBusy } from './form-state.ts'
import { warnIfUnsaved } from './unsaved.ts'

export type FrameProps = {
  action: string
  title?: string | undefined
  text?: ReactNode
  submit: string
  variant?: ButtonVariant
  /** A second button that sends the form, or a way out of the page; after the first, which the return key presses. */
  alsoSubmit?: ReactNode
  /** The words of the way out; opened by a link, it also takes the focus. */
  close?: string | undefined
  /** Losing its input would matter: leaving the page needs a confirmation. */
  warnsIfUnsaved?: boolean
  children?: ReactNode
}

type Props = FrameProps & {
  heading?: 'h2' | 'h3'
  hidden?: Record<string, string>
  /** What was refused: a summary of fields, or `RefusedWhole`. */
  formErrors?: ReactNode
  /** A form that comes back refused keeps the focus where its refusal puts it. */
  hasErrors?: boolean
  /** It comes below other text of its section. */
  isBelow?: boolean
  /** Where it is sent, and the way out leads, if not to the page without its question. */
  to?: string
  /** Of a form that sends a file. */
  encType?: 'multipart/form-data'
}

export function FormFrame({ action, title, submit, close, formErrors, children, ...rest }: Props) {
  const { text, variant = 'solid', heading: Heading = 'h3', hidden = {}, isBelow = false } = rest
  const { to = '?', hasErrors = false } = rest
  const isBusy = useIsBusy(action)
  const heading = useFocusOnce(close !== undefined && !hasErrors)

  return (
    <PostForm
      action={to}
      {...(rest.encType && { encType: rest.encType })}
      className={isBelow ? `${layout.form} ${css.below}` : layout.form}
      {...(rest.warnsIfUnsaved && warnIfUnsaved(hasErrors))}
      noValidate
    >
      <input type="hidden" name="intent" value={action} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {title && (
        <Heading ref={heading} tabIndex={-1} className={css.heading}>
          {title}
        </Heading>
      )}
      {formErrors}
      {text && <p>{text}</p>}
      {children}
      <div className={layout.buttons}>
        <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
          {submit}
        </Button>
        {rest.alsoSubmit}
        {close && (
          <ActionLink to={to} preventScrollReset>
            {close}
          </ActionLink>
        )}
      </div>
    </PostForm>
  )
}

/** The page of a form loads again after an error too: it shows the current values next to the input. */
export const PostForm = (form: Omit<ComponentProps<typeof Form>, 'method'>) => (
  <Form method="post" preventScrollReset defaultShouldRevalidate {...form} />
)

/**
 * The error of the whole form, with its message. After an edit conflict the form is remounted; the focus is not lost.
 */
export function FormErrorNote({ text }: { text: string }) {
  const t = useT()
  return (
    <FlashMessage>
      <Callout tone="danger" title={t('admin.refused')} role="alert">
        <p>{text}</p>
      </Callout>
    </FlashMessage>
  )
}
