import { type ContentKind, localesToBegin, localeToBegin, ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { LabelledSelect } from '#web/ui/labelled-control.tsx'

import layout from '../parts/form-layout.module.css'
import { Panel } from '../parts/panel.tsx'
import type { ContentErrors } from './content.ts'
import { ContentForm, useErrorOf } from './content-form.tsx'
import { DayOrGroup } from './day-or-group.tsx'
import { TextFieldOf } from './text-field.tsx'

type Props = { kind: ContentKind; today: string; errors: ContentErrors | undefined }

/** Its name and its day or group: the address is proposed from them, and the text is written on its own page. */
export function NewItemForm({ kind, today, errors }: Props) {
  const t = useT()
  const errorOf = useErrorOf(errors, kind)
  const locale = localeToBegin(kind, useLocale())
  const input = errors?.input
  const [name] = ruleOf(kind).fields
  return (
    <Panel>
      <ContentForm
        action="create_item"
        heading="h2"
        title={t(`adminContent.createTitle_${kind}`)}
        text={t('adminContent.createText')}
        submit={t('adminContent.createSubmit')}
        close={t('adminContent.close')}
        kind={kind}
        errors={errors}
      >
        <div className={layout.fields}>
          <TextFieldOf
            field={name}
            locale={locale}
            value={input?.[name.name] ?? ''}
            error={errorOf(name.name)}
          />
          <LabelledSelect
            label={t('adminContent.language')}
            name="locale"
            defaultValue={input?.locale ?? locale}
            options={localesToBegin(kind).map((value) => ({
              value,
              label: t(`adminContent.lang_${value}`),
            }))}
          />
          <DayOrGroup
            kind={kind}
            startDate={input?.startDate ?? today}
            questionType={input?.questionType ?? 'general'}
            errors={errors}
          />
        </div>
      </ContentForm>
    </Panel>
  )
}
