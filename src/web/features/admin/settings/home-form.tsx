/** The background behind the first screen of the home page: chosen, looked at as visitors see it, and only then saved. */
import { useMemo } from 'react'

import { HOME_BACKGROUNDS } from '#domain/settings/home-background.ts'
import { useProblem, useT } from '#i18n/use-t.ts'
import { PICTURES } from '#web/pictures/manifest.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { EditConflict } from '../forms/edit-conflict.tsx'
import { FormErrorNote } from '../forms/form-frame.tsx'
import { warnIfUnsaved } from '../forms/unsaved.ts'
import layout from '../parts/form-layout.module.css'
import panel from '../parts/panel.module.css'
import {
  BACKGROUND_PICTURES,
  type BackgroundInput,
  backgroundOf,
  backgroundValue,
} from './home-background.ts'
import { actionOf, type SettingsErrors } from './settings.ts'

const KEY = 'background.home'

type Props = {
  value: string
  revision: string
  input: BackgroundInput
  errors: SettingsErrors | undefined
}

/** A plain form: its second button leads to the look at it, with what was chosen in the address. */
export function HomeForm({ value, revision, input, errors }: Props) {
  const t = useT()
  // Selected, looked at, and not saved yet.
  const isLookedAt = backgroundValue(input) !== backgroundValue(backgroundOf(value))
  return (
    <form
      method="post"
      action="/admin/content/home"
      className={layout.form}
      {...warnIfUnsaved(errors !== undefined || isLookedAt)}
      noValidate
    >
      <input type="hidden" name="intent" value={actionOf('home')} />
      <input type="hidden" name="revision" value={errors?.revision ?? revision} />
      <Errors errors={errors} />
      <BackgroundFields input={input} />
      <div className={layout.buttons}>
        <Button
          type="submit"
          variant="outline"
          size="small"
          formMethod="get"
          formAction="/admin/content/home/preview"
        >
          {t('adminSettings.homePreview')}
        </Button>
        <Button type="submit" size="small">
          {t('adminSettings.save')}
        </Button>
      </div>
      <p className={panel.about}>
        {t('adminSettings.homeNow', { background: useBackgroundName()(backgroundOf(value)) })}
      </p>
    </form>
  )
}

function BackgroundFields({ input }: Pick<Props, 'input'>) {
  const t = useT()
  return (
    <>
      <RadioCards
        id="kind"
        legend={t('adminSettings.homeBackground')}
        name="kind"
        value={input.kind}
        cards={[
          ...HOME_BACKGROUNDS.map((background) => ({
            value: background,
            label: t(`adminSettings.background_${background}`),
            detail: t(`adminSettings.backgroundText_${background}`),
          })),
          { value: 'picture', label: t('adminSettings.backgroundPicture') },
          { value: 'upload', label: t('adminSettings.backgroundUpload') },
        ]}
      />
      <div className={layout.narrow}>
        <Field id="picture" label={t('adminSettings.pictureOf')}>
          {(control) => (
            <Select
              {...control}
              name="picture"
              autoComplete="off"
              defaultValue={input.picture}
              placeholder={t('adminSettings.pictureNone')}
              options={BACKGROUND_PICTURES.map((name) => ({
                value: name,
                label: t(PICTURES[name].alt),
              }))}
            />
          )}
        </Field>
      </div>
      <div className={layout.narrow}>
        <Field id="path" label={t('adminSettings.path')} hint={t('adminSettings.pathHint')}>
          {(control) => (
            <TextInput
              {...control}
              name="path"
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              defaultValue={input.path}
              placeholder="/pictures/"
            />
          )}
        </Field>
      </div>
    </>
  )
}

function Errors({ errors }: Pick<Props, 'errors'>) {
  const t = useT()
  const problem = useProblem()
  const invalid = t('adminSettings.backgroundInvalid')
  const summary = useMemo(
    () => (errors?.errors.length ? [{ fieldId: 'kind', message: invalid }] : []),
    [errors, invalid],
  )
  const nameOf = useBackgroundName()
  if (!errors || errors.code === null) {
    return <ErrorSummary title={t('ui.errorSummary', { count: summary.length })} errors={summary} />
  }
  const { present, input } = errors
  return (
    <>
      <FormErrorNote text={problem(errors.code)} />
      {present && (
        <EditConflict
          rows={[
            {
              id: KEY,
              label: t('adminSettings.background'),
              present: nameOf(backgroundOf(present[KEY] ?? '')),
              input: nameOf(backgroundOf(input[KEY] ?? '')),
            },
          ]}
        />
      )}
    </>
  )
}

function useBackgroundName(): (background: BackgroundInput) => string {
  const t = useT()
  return ({ kind, picture, path }) => {
    if (kind === 'upload') return path
    if (kind !== 'picture') return t(`adminSettings.background_${kind}`)
    const name = BACKGROUND_PICTURES.find((known) => known === picture)
    return name ? t(PICTURES[name].alt) : picture
  }
}
