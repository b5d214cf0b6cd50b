/** The fields of a call that is tried: as its schema describes them. */
import { useId } from 'react'
import { Link, useLocation } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { useUser } from '#web/features/account/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { LabelledInput, LabelledTextArea } from '#web/ui/labelled-control.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { InlineCode } from '../code/inline-code.tsx'
import type { Json } from '../reference/api-document.ts'
import type { Asked } from '../reference/reference.ts'
import { jsonOf, wordOf } from '../samples/sample.ts'
import { useAnsweredIds } from './answered-ids.ts'
import { findBodyError } from './read-body.ts'
import css from './try-call.module.css'
import type { Filled } from './use-try-call.ts'

/** What a browser would change or remember of what programmers type. */
const AS_TYPED = { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const

type TextProps = { value: string; onChange: (value: string) => void }

export function KeyField({ value, onChange }: TextProps) {
  const t = useT()
  return (
    <LabelledInput
      label={t('apiDocs.keyField')}
      hint={t('apiDocs.keyHint')}
      {...AS_TYPED}
      id={useId()}
      name="x-api-key"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type TokenProps = { filled: Filled; fill: (change: Partial<Filled>) => void }

export function TokenField({ filled, fill }: TokenProps) {
  const t = useT()
  const user = useUser()
  const sendsOwn = user !== null && filled.sendsOwn
  return (
    <div className={css.token}>
      {user !== null && (
        <Checkbox
          label={t('apiDocs.tokenOwn')}
          checked={sendsOwn}
          onChange={({ target }) => fill({ sendsOwn: target.checked })}
        />
      )}
      {sendsOwn ? (
        <p className={css.hint}>{t('apiDocs.tokenOwnHint')}</p>
      ) : (
        <OtherToken value={filled.token} onChange={(token) => fill({ token })} />
      )}
    </div>
  )
}

function OtherToken({ value, onChange }: TextProps) {
  const t = useT()
  const user = useUser()
  const { pathname } = useLocation()
  const hint = (
    <>
      <InlineCode>{t('apiDocs.tokenHint')}</InlineCode>{' '}
      {user === null && <Link to={`/sign-in?next=${pathname}`}>{t('apiDocs.tokenSignIn')}</Link>}
    </>
  )
  return (
    <LabelledInput
      label={t('apiDocs.tokenField')}
      hint={hint}
      {...AS_TYPED}
      id={useId()}
      name="authorization"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

type ValueProps = TextProps & { asked: Asked; isMissing: boolean }

export function ValueField({ asked, value, isMissing, onChange }: ValueProps) {
  const t = useT()
  const { name, isRequired = false, values, example, type } = asked
  const answered = useAnsweredIds().get(name)
  return (
    <Field
      label={<code>{name}</code>}
      isRequired={isRequired}
      hint={value !== '' && value === answered ? t('apiDocs.answeredId') : null}
      error={isMissing ? t('apiDocs.emptyError') : null}
    >
      {(control) =>
        values === undefined ? (
          <TextInput
            {...control}
            {...AS_TYPED}
            name={name}
            inputMode={type === 'integer' ? 'numeric' : 'text'}
            placeholder={isRequired ? '' : wordOf(example)}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <Select
            {...control}
            name={name}
            options={values.map(wordOf).map((word) => ({ value: word, label: word }))}
            {...(!isRequired && { placeholder: '—' })}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    </Field>
  )
}

type BodyProps = TextProps & { example: Json; isFaulty: boolean }

/** Validated on input only after the first submit, so that an unfinished line shows no error. */
export function BodyEditor({ value, example, isFaulty, onChange }: BodyProps) {
  const t = useT()
  const found = isFaulty ? findBodyError(value) : null
  const error =
    found === null
      ? null
      : found.line === null
        ? t('apiDocs.bodyErrorEnd')
        : t('apiDocs.bodyError', { line: found.line })
  return (
    <div className={css.body}>
      <LabelledTextArea
        label={t('apiDocs.bodyField')}
        error={error}
        isRequired
        {...AS_TYPED}
        id={useId()}
        name="body"
        rows={Math.min(24, Math.max(6, value.split('\n').length + 1))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <div>
        <Button variant="quiet" size="small" onClick={() => onChange(jsonOf(example))}>
          {t('apiDocs.resetBody')}
        </Button>
      </div>
    </div>
  )
}
