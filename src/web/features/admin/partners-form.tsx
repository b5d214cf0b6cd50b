/** The frame of every form of the partners' page: what it does, what was wrong with it, the way out. */
import { type ReactNode, useMemo } from 'react'
import { Form } from 'react-router'

import { useProblem, useT } from '#i18n/use-t.ts'

import { Button, ButtonLink, type ButtonVariant } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import css from './order-next.module.css'
import own from './partners.module.css'
import type { PartnerField, PartnerRefused, PartnerWork } from './partners.ts'
import { useFocusOnce, useIsBusy } from './work-form.tsx'

type Props = {
  work: PartnerWork
  /** The partner or the key it is about. */
  id: string
  refused: PartnerRefused | undefined
  title: string
  text?: string
  submit: string
  variant?: ButtonVariant
  close: string
  children?: ReactNode
}

export function PartnersForm({ work, id, refused, title, submit, close, ...rest }: Props) {
  const t = useT()
  const { text, variant = 'solid', children } = rest
  const isBusy = useIsBusy(work)
  const heading = useFocusOnce(refused === undefined)
  // A form about a partner stands below its name.
  const Heading = work === 'make_partner' ? 'h2' : 'h3'
  const frame = work === 'make_partner' ? css.step : `${css.step} ${own.below}`
  const errorOf = usePartnerErrorOf(refused)
  const faults = useMemo(
    () =>
      (refused?.faults ?? []).map(({ field }) => ({
        fieldId: field,
        message: errorOf(field) ?? '',
      })),
    [refused, errorOf],
  )

  return (
    <Form method="post" action="?" className={frame} noValidate preventScrollReset>
      <input type="hidden" name="work" value={work} />
      <input type="hidden" name="id" value={id} />
      <Heading ref={heading} tabIndex={-1} className={own.heading}>
        {title}
      </Heading>
      <ErrorSummary title={t('ui.errorSummary', { count: faults.length })} faults={faults} />
      <Whole code={refused?.code ?? null} />
      {text && <p>{text}</p>}
      {children}
      <div className={css.buttons}>
        <Button type="submit" size="small" variant={variant} isBusy={isBusy}>
          {submit}
        </Button>
        <ButtonLink to="?" variant="outline" size="small" preventScrollReset>
          {close}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** What was refused as a whole. */
function Whole({ code }: { code: string | null }) {
  const t = useT()
  const problem = useProblem()
  if (code === null) return null
  return (
    <Note tone="danger" title={t('admin.refused')} role="alert">
      <p>{problem(code)}</p>
    </Note>
  )
}

/** What stands beside a field after a refusal. */
export function usePartnerErrorOf(
  refused: PartnerRefused | undefined,
): (field: PartnerField) => string | null {
  const scopes = useT()('adminPartners.scopesMissing')
  const problem = useProblem()
  const required = problem('field_required')
  const name = problem('field_invalid')
  const contactEmail = problem('email_invalid')

  return useMemo(() => {
    const words = { name, contactEmail, scopes }
    return (field) => {
      const fault = refused?.faults.find((one) => one.field === field)
      if (!fault) return null
      return fault.isMissing && field !== 'scopes' ? required : words[field]
    }
  }, [required, name, contactEmail, scopes, refused])
}
