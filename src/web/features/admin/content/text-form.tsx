/** One language of an item: what is written, and what becomes of it. Nothing here touches another language. */
import { Form } from 'react-router'

import type { Texts } from '#domain/editing/content-item.ts'
import { type ContentKind, ruleOf } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'

import type { ProseNode } from '../../../prose/prose-nodes.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useIsBusy } from '../form-state.ts'
import css from './content.module.css'
import { type ContentRefused, itemPath } from './content.ts'
import { Refusal, useErrorOf } from './content-form.tsx'
import { Standing } from './standing.tsx'
import { TextFieldOf } from './text-field.tsx'
import { TextPreviewPane, useTypedPreview } from './text-preview.tsx'

type Props = {
  kind: ContentKind
  slug: string
  locale: Locale
  /** What the form is filled with: the draft, else what is published. */
  texts: Texts
  publishAt: string
  seen: string
  nodes: readonly ProseNode[]
  refused: ContentRefused | undefined
}

export function TextForm(props: Props) {
  const { kind, slug, locale, seen, refused } = props
  const t = useT()
  const { fields } = ruleOf(kind)
  const lengths = Object.fromEntries(fields.map(({ name, lengthMax }) => [name, lengthMax]))
  const errorOf = useErrorOf(refused, lengths)
  const typed: Record<string, string> = refused?.typed ?? {
    ...props.texts,
    publishAt: props.publishAt,
  }
  const preview = useTypedPreview(itemPath(kind, slug, locale), props.nodes)

  return (
    <div className={css.desk}>
      <Form
        method="post"
        action={itemPath(kind, slug, locale)}
        className={css.form}
        noValidate
        preventScrollReset
        onInput={preview.onInput}
      >
        {/* Whoever saves after a warning has seen what stands. */}
        <input type="hidden" name="seen" value={refused?.stands?.seen ?? seen} />
        <Refusal refused={refused} lengths={lengths} />
        {fields.map((field) => (
          <TextFieldOf
            key={field.name}
            field={field}
            locale={locale}
            value={typed[field.name] ?? ''}
            error={errorOf(field.name)}
          />
        ))}
        <Buttons locale={locale} />
        <details
          className={css.later}
          open={Boolean(typed.publishAt) || errorOf('publishAt') !== null}
        >
          <summary>{t('adminContent.scheduleTitle')}</summary>
          <div className={css.line}>
            <Field id="publishAt" label={t('adminContent.scheduleAt')} error={errorOf('publishAt')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="datetime-local"
                  name="publishAt"
                  defaultValue={typed.publishAt ?? ''}
                />
              )}
            </Field>
            <Submit work="schedule_text" label={t('adminContent.schedule')} />
          </div>
        </details>
      </Form>
      <TextPreviewPane nodes={preview.nodes} locale={locale}>
        {refused?.stands && <Standing kind={kind} locale={locale} stands={refused.stands} />}
      </TextPreviewPane>
    </div>
  )
}

/** The first one is what the return key does: it saves, and shows nothing to readers. */
function Buttons({ locale }: { locale: Locale }) {
  const t = useT()
  const language = t(`adminContent.lang_${locale}`)
  return (
    <div className={css.buttons}>
      <Submit work="save_text" label={t('adminContent.save')} />
      <Submit work="publish_text" label={t('adminContent.publish', { language })} isSolid />
      <Submit work="preview_text" label={t('adminContent.preview')} isQuiet />
    </div>
  )
}

type SubmitProps = { work: string; label: string; isSolid?: boolean; isQuiet?: boolean }

function Submit({ work, label, isSolid = false, isQuiet = false }: SubmitProps) {
  const isBusy = useIsBusy(work)
  return (
    <Button
      type="submit"
      name="work"
      value={work}
      size="small"
      variant={isSolid ? 'solid' : isQuiet ? 'quiet' : 'outline'}
      isBusy={isBusy}
    >
      {label}
    </Button>
  )
}
