import type { ContentKind } from '#domain/editing/kinds.ts'
import { SLUG_LENGTH_MAX } from '#domain/editing/new-item.ts'
import { useT } from '#i18n/use-t.ts'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import type { ContentErrors } from './content.ts'
import { ContentFormErrors, useErrorOf } from './content-form.tsx'
import { DayOrGroup } from './day-or-group.tsx'

type Props = { kind: ContentKind; today: string; errors: ContentErrors | undefined }

/** Its address and its day or group; every word of it is written on its own page. */
export function NewItemForm({ kind, today, errors }: Props) {
  const t = useT()
  const errorOf = useErrorOf(errors)
  const input = errors?.input
  return (
    <section className={panel.panel}>
      <FormFrame
        action="create_item"
        heading="h2"
        title={t(`adminContent.createTitle_${kind}`)}
        text={t('adminContent.createText')}
        submit={t('adminContent.createSubmit')}
        close={t('adminContent.close')}
        formErrors={<ContentFormErrors errors={errors} />}
        hasErrors={errors !== undefined}
      >
        <div className={layout.fields}>
          <Field
            id="slug"
            label={t('adminContent.slug')}
            hint={t('adminContent.slugHint')}
            error={errorOf('slug')}
            isRequired
          >
            {(control) => (
              <TextInput
                {...control}
                name="slug"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={SLUG_LENGTH_MAX}
                defaultValue={input?.slug}
              />
            )}
          </Field>
          <DayOrGroup
            kind={kind}
            startDate={input?.startDate ?? today}
            questionType={input?.questionType ?? 'general'}
            errors={errors}
          />
        </div>
      </FormFrame>
    </section>
  )
}
