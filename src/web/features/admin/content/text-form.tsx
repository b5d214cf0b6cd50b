/** One language of an item: what is written, and what becomes of it. Nothing here touches another language. */
import { type ContentKind, ruleOf } from '#domain/editing/kinds.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'
import { Button, type ButtonVariant } from '#web/ui/button.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { PostForm } from '../forms/form-frame.tsx'
import { useIsBusy } from '../forms/form-state.ts'
import { warnIfUnsaved } from '../forms/unsaved.ts'
import css from './content.module.css'
import { type ContentErrors, itemPath, type Stands, type TextAction } from './content.ts'
import { ContentFormErrors, useErrorOf } from './content-form.tsx'
import { CurrentText } from './current-text.tsx'
import { TextFieldOf } from './text-field.tsx'
import { TextPreviewPane, useTextPreview } from './text-preview.tsx'

type Props = {
  kind: ContentKind
  slug: string
  locale: Locale
  /** Its change is published alone. What readers can't see yet is published with its item, now or later. */
  isPublic: boolean
  /** What the form is filled with. */
  input: Readonly<Record<string, string>>
  /** It was typed, and sent, and nothing of it saved. */
  hasInput: boolean
  revision: string
  nodes: readonly ProseNode[]
  errors: ContentErrors | undefined
  stands: Stands | null
}

export function TextForm(props: Props) {
  const { kind, slug, locale, isPublic, input, errors, stands } = props
  const t = useT()
  const errorOf = useErrorOf(errors, kind)
  const preview = useTextPreview(itemPath(kind, slug, locale), props.nodes)

  return (
    <div className={css.desk}>
      <PostForm
        action={itemPath(kind, slug, locale)}
        className={css.form}
        {...warnIfUnsaved(props.hasInput)}
        noValidate
        onInput={preview.onInput}
      >
        <input type="hidden" name="revision" value={props.revision} />
        <ContentFormErrors errors={errors} kind={kind} />
        {ruleOf(kind).fields.map((field) => (
          <TextFieldOf
            key={field.name}
            field={field}
            locale={locale}
            value={input[field.name] ?? ''}
            error={errorOf(field.name)}
          />
        ))}
        <Buttons isPublic={isPublic} />
        {!isPublic && (
          <details
            className={css.later}
            open={Boolean(input.publishAt) || errorOf('publishAt') !== null}
          >
            <summary>{t('adminContent.scheduleTitle')}</summary>
            <div className={css.line}>
              <LabelledInput
                label={t('adminContent.scheduleAt')}
                error={errorOf('publishAt')}
                type="datetime-local"
                name="publishAt"
                defaultValue={input.publishAt ?? ''}
              />
              <Submit action="schedule_text" label={t('adminContent.schedule')} />
            </div>
          </details>
        )}
      </PostForm>
      <TextPreviewPane nodes={preview.nodes} locale={locale}>
        {stands && <CurrentText kind={kind} locale={locale} stands={stands} />}
      </TextPreviewPane>
    </div>
  )
}

/** The first one is what the return key does: it saves, and shows nothing to readers. */
function Buttons({ isPublic }: { isPublic: boolean }) {
  const t = useT()
  return (
    <div className={css.buttons}>
      <Submit
        action="save_text"
        label={t(isPublic ? 'adminContent.saveDraft' : 'adminContent.save')}
      />
      <Submit
        action="publish_text"
        label={t(isPublic ? 'adminContent.publishChange' : 'adminContent.publish')}
        variant="solid"
      />
      <Submit action="preview_text" label={t('adminContent.preview')} variant="quiet" />
    </div>
  )
}

type SubmitProps = { action: TextAction; label: string; variant?: ButtonVariant }

function Submit({ action, label, variant = 'outline' }: SubmitProps) {
  const isBusy = useIsBusy(action)
  return (
    <Button
      type="submit"
      name="intent"
      value={action}
      size="small"
      variant={variant}
      isBusy={isBusy}
    >
      {label}
    </Button>
  )
}
