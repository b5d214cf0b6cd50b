/** Pictures for texts: each with the line that shows it, in each language, and what it says to those who do not see it. */
import type { Picture } from '#domain/uploads/picture.ts'
import { markdownOf, thumbnailOf } from '#domain/uploads/picture.ts'
import {
  PICTURE_ALT_LENGTH_MAX,
  PICTURE_BYTES_MAX,
  PICTURE_WIDTH_MIN,
} from '#domain/uploads/policy.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { LOCALES } from '#shared/locale.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { ActionLink } from '../parts/action-link.tsx'
import { Panel } from '../parts/panel.tsx'
import css from './content.module.css'
import { type ContentErrors, errorsFor } from './content.ts'
import { ContentForm, useErrorOf } from './content-form.tsx'

export type ListedPicture = Picture & { isUsed: boolean }

type Props = {
  pictures: readonly ListedPicture[]
  /** The step that a link opened, and the picture it is about. */
  asked: { action: string; name: string } | null
  answer: ContentErrors | undefined
}

export function PicturesPage({ pictures, asked, answer }: Props) {
  const t = useT()
  const adding = errorsFor(answer, ['add_picture'])
  return (
    <>
      <p>{t('adminContent.picturesText')}</p>
      {asked?.action === 'add_picture' || adding ? (
        <AddForm errors={adding} />
      ) : (
        <p>
          <ActionLink to="?form=add_picture">{t('adminContent.addStart')}</ActionLink>
        </p>
      )}
      {pictures.length === 0 && <EmptyState title={t('adminContent.picturesEmpty')} />}
      <ul className={css.pictures}>
        {pictures.map((picture) => (
          <li key={picture.name} className={css.card}>
            <Card picture={picture} asked={asked} answer={answer} />
          </li>
        ))}
      </ul>
    </>
  )
}

const MEGABYTE = 1024 * 1024

function AddForm({ errors }: { errors: ContentErrors | undefined }) {
  const t = useT()
  const errorOf = useErrorOf(errors)
  return (
    <Panel>
      <ContentForm
        action="add_picture"
        heading="h2"
        encType="multipart/form-data"
        title={t('adminContent.addTitle')}
        text={t('adminContent.addText', {
          megabytes: PICTURE_BYTES_MAX / MEGABYTE,
          width: PICTURE_WIDTH_MIN,
        })}
        submit={t('adminContent.addSubmit')}
        close={t('adminContent.close')}
        errors={errors}
      >
        <Field id="file" label={t('adminContent.file')} error={errorOf('file')} isRequired>
          {(control) => (
            <input
              {...control}
              type="file"
              className={css.file}
              name="file"
              accept="image/jpeg,image/png,image/webp,image/avif"
            />
          )}
        </Field>
        <AltFields input={errors?.input} errors={errors} />
      </ContentForm>
    </Panel>
  )
}

const ALT_FIELDS = { ja: 'altJa', en: 'altEn', ko: 'altKo' } as const

function AltFields({
  input,
  errors,
}: {
  input: Readonly<Record<string, string>> | undefined
  errors: ContentErrors | undefined
}) {
  const t = useT()
  const errorOf = useErrorOf(errors)
  return (
    <fieldset className={css.alts}>
      <legend>{t('adminContent.altLegend')}</legend>
      {LOCALES.map((locale) => {
        const name = ALT_FIELDS[locale]
        return (
          <LabelledInput
            key={locale}
            label={t(`adminContent.lang_${locale}`)}
            error={errorOf(name)}
            name={name}
            lang={locale}
            autoComplete="off"
            maxLength={PICTURE_ALT_LENGTH_MAX}
            defaultValue={input?.[name]}
          />
        )
      })}
    </fieldset>
  )
}

type CardProps = { picture: ListedPicture } & Pick<Props, 'asked' | 'answer'>

function Card({ picture, asked, answer }: CardProps) {
  const t = useT()
  const own = useLocale()
  const { name, width, height, alt, isUsed } = picture
  const copyWords = useCopyLabels()
  const description = alt[own] || t('adminContent.altNone')
  return (
    <>
      <img
        src={thumbnailOf(picture)}
        alt={description}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={css.thumb}
      />
      <h2>{description}</h2>
      <p className={css.meta}>
        <span>{t('adminContent.size', { width, height })}</span>
        <Badge tone={isUsed ? 'ok' : 'neutral'}>
          {isUsed ? t('adminContent.used') : t('adminContent.unused')}
        </Badge>
      </p>
      {LOCALES.map((locale) => (
        <p key={locale} className={css.meta}>
          <span>
            {t('adminContent.markdownOf', { language: t(`adminContent.lang_${locale}`) })}
          </span>
          <CopyButton text={markdownOf(name, alt[locale])} words={copyWords} />
        </p>
      ))}
      <PictureActions picture={picture} asked={asked} answer={answer} />
    </>
  )
}

function PictureActions({ picture: { name, alt, isUsed }, asked, answer }: CardProps) {
  const t = useT()
  const errors = errorsFor(answer, ['describe_picture', 'remove_picture'])
  const mine = errors?.input.name === name ? errors : undefined
  const action = mine?.action ?? (asked?.name === name ? asked.action : null)
  const frame = { hidden: { name }, errors: mine }
  if (action === 'describe_picture') {
    const input = mine?.input ?? { altJa: alt.ja, altEn: alt.en, altKo: alt.ko }
    return (
      <ContentForm
        {...frame}
        action="describe_picture"
        title={t('adminContent.describeTitle')}
        submit={t('adminContent.describeSubmit')}
        close={t('adminContent.close')}
      >
        <AltFields input={input} errors={mine} />
      </ContentForm>
    )
  }
  if (action === 'remove_picture') {
    return (
      <ContentForm
        {...frame}
        action="remove_picture"
        title={t('adminContent.removePictureTitle')}
        text={t('adminContent.removePictureText')}
        submit={t('adminContent.removeSubmit')}
        variant="danger"
        close={t('adminContent.keep')}
      />
    )
  }
  return (
    <p className={css.buttons}>
      <ActionLink to={`?form=describe_picture&name=${name}`}>
        {t('adminContent.describeStart')}
      </ActionLink>
      {!isUsed && (
        <ActionLink to={`?form=remove_picture&name=${name}`} variant="quiet">
          {t('adminContent.removePictureStart')}
        </ActionLink>
      )}
    </p>
  )
}
