/** The background behind the first screen of the home page: chosen by seeing it, looked at on the page, and only then saved. */
import {
  HOME_BACKGROUND_KEY,
  HOME_BACKGROUNDS,
  homeBackgroundOf,
} from '#domain/settings/home-background.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { PICTURES } from '#web/pictures/manifest.ts'
import { Button } from '#web/ui/button.tsx'
import ground from '#web/ui/home-background.module.css'
import { RadioCards } from '#web/ui/radio-cards.tsx'

import { revisionOf } from '../forms/action-form.tsx'
import { EditConflict } from '../forms/edit-conflict.tsx'
import { FormErrors } from '../forms/form-errors.tsx'
import { warnIfUnsaved } from '../forms/unsaved.ts'
import layout from '../parts/form-layout.module.css'
import { type PictureChoice, PRODUCT_CHOICES, type UploadChoice } from './home-background.ts'
import css from './settings.module.css'
import { actionOf, type SettingsErrors } from './settings.ts'

type Props = {
  /** As it is saved. */
  value: string
  /** As it was chosen, and maybe looked at. */
  chosen: string
  uploads: readonly UploadChoice[]
  revision: string
  errors: SettingsErrors | undefined
}

/** A plain form: its second button leads to the look at it, with what was chosen in the address. */
export function HomeForm({ value, chosen, uploads, revision, errors }: Props) {
  const t = useT()
  const nameOf = useBackgroundName(uploads)
  const textOf = () => t('adminSettings.backgroundInvalid')
  return (
    <form
      method="post"
      action="/admin/content/home"
      className={layout.form}
      {...warnIfUnsaved(errors !== undefined || chosen !== value)}
      noValidate
    >
      <input type="hidden" name="intent" value={actionOf('home')} />
      <input type="hidden" name="revision" value={revisionOf(errors, revision)} />
      <FormErrors errors={errors} textOf={textOf} />
      {errors?.code === 'edit_conflict' && (
        <EditConflict
          rows={[
            {
              id: HOME_BACKGROUND_KEY,
              label: t('adminSettings.background'),
              present: nameOf(value),
              input: nameOf(chosen),
            },
          ]}
        />
      )}
      <BackgroundFields value={value} chosen={chosen} uploads={uploads} nameOf={nameOf} />
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
    </form>
  )
}

type FieldsProps = Pick<Props, 'value' | 'chosen' | 'uploads'> & {
  nameOf: (value: string) => string
}

/** One group for the browser: its legends only say where the pictures come from. */
function BackgroundFields({ value, chosen, uploads, nameOf }: FieldsProps) {
  const t = useT()
  const group = { name: HOME_BACKGROUND_KEY, value: chosen }
  const known = [...HOME_BACKGROUNDS, ...[...PRODUCT_CHOICES, ...uploads].map((one) => one.value)]
  // A setting may name a picture that is not on offer here.
  const others = [...new Set([value, chosen])].filter((one) => one !== '' && !known.includes(one))
  return (
    <div className={css.samples}>
      <RadioCards
        {...group}
        id={HOME_BACKGROUND_KEY}
        legend={t('adminSettings.homeBackground')}
        cards={[
          ...HOME_BACKGROUNDS.map((name) => ({
            value: name,
            label: nameOf(name),
            detail: t(`adminSettings.backgroundText_${name}`),
            picture: (
              <span
                data-theme="chalk"
                className={`${css.sample} ${ground.background}`}
                data-background={name}
              />
            ),
          })),
          ...others.map((path) => ({
            value: path,
            label: path,
            picture: <img className={css.sample} src={path} alt="" loading="lazy" />,
          })),
        ]}
      />
      <RadioCards
        {...group}
        legend={t('adminSettings.backgroundPicture')}
        cards={PRODUCT_CHOICES.map((choice) => ({
          value: choice.value,
          label: nameOf(choice.value),
          picture: <Sample {...choice} />,
        }))}
      />
      {uploads.length > 0 && (
        <RadioCards
          {...group}
          legend={t('adminSettings.backgroundUpload')}
          cards={uploads.map((choice) => ({
            value: choice.value,
            label: nameOf(choice.value),
            picture: <Sample {...choice} />,
          }))}
        />
      )}
    </div>
  )
}

const Sample = ({ src, width, height }: PictureChoice) => (
  <img
    className={css.sample}
    src={src}
    alt=""
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
)

function useBackgroundName(uploads: readonly UploadChoice[]): (value: string) => string {
  const t = useT()
  const locale = useLocale()
  return (value) => {
    const product = PRODUCT_CHOICES.find((one) => one.value === value)
    if (product) return t(PICTURES[product.name].alt)
    const upload = uploads.find((one) => one.value === value)
    if (upload) return upload.alt[locale] || t('adminContent.altNone')
    const background = homeBackgroundOf(value)
    return background.kind === 'named'
      ? t(`adminSettings.background_${background.name}`)
      : background.path
  }
}
