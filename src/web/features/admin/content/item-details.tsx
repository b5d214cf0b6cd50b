/** What belongs to no language: whether readers see the item, its day or group, its address, and its end. */
import { type ContentItem, missingLocales, nameOf } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'
import type { Locale } from '#shared/locale.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

import { FormFrame } from '../forms/form-frame.tsx'
import { dateTimeText } from '../parts/date-time.tsx'
import panel from '../parts/panel.module.css'
import css from './content.module.css'
import { errorsFor, itemPath, revisionOf } from './content.ts'
import { ContentFormErrors, useErrorOf } from './content-form.tsx'
import { DayOrGroup, groupWord } from './day-or-group.tsx'

type Props = {
  item: ContentItem
  /** The language that is edited on the same page: every form here returns to it. */
  locale: Locale
  revision: string
  asked: string | null
  answer: { kind: string } | undefined
  now: Date
}

export function ItemDetails(props: Props) {
  return (
    <div className={css.facts}>
      <OnTheSite {...props} />
      <Details {...props} />
    </div>
  )
}

function OnTheSite({ item, locale, answer, now, ...props }: Props) {
  const t = useT()
  const own = useLocale()
  const place = itemPath(item.kind, item.slug, locale)
  const isReady = missingLocales(item).length === 0
  const isShown = item.publishedAt !== null
  const errors = errorsFor(answer, ['show_item', 'hide_item'])
  const errorOf = useErrorOf(errors)
  const revision = revisionOf(errors, props.revision)
  const showAt = errors?.input.showAt
  const date = item.publishedAt && dateTimeText(item.publishedAt, own)
  const words = item.publishedAt && item.publishedAt > now ? 'siteLater' : 'siteShown'

  return (
    <section className={panel.panel} aria-labelledby="site-title">
      <h2 id="site-title">{t('adminContent.siteTitle')}</h2>
      <p>{date ? t(`adminContent.${words}`, { date }) : t('adminContent.siteHidden')}</p>
      {/* Above its forms: what was changed meanwhile may have taken away the one that was sent. */}
      <ContentFormErrors errors={errors} />
      {!isReady && <Needs item={item} />}
      {isShown && (
        <FormFrame
          action="hide_item"
          to={place}
          submit={t('adminContent.hide')}
          variant="outline"
          hidden={{ revision }}
          formErrors={null}
          hasErrors={false}
        />
      )}
      {!isShown && isReady && (
        <FormFrame
          action="show_item"
          to={place}
          submit={t('adminContent.showNow')}
          hidden={{ revision }}
          formErrors={null}
          hasErrors={false}
        />
      )}
      {isReady && (
        <details className={css.later} open={showAt !== undefined || undefined}>
          <summary>{t('adminContent.showLater')}</summary>
          <FormFrame
            action="show_item"
            to={place}
            submit={t('adminContent.showAt')}
            variant="outline"
            hidden={{ revision }}
            formErrors={null}
            hasErrors={false}
          >
            <Field id="showAt" label={t('adminContent.showAtLabel')} error={errorOf('showAt')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="datetime-local"
                  name="showAt"
                  required
                  defaultValue={showAt ?? minuteInJapan(item.publishedAt ?? now)}
                />
              )}
            </Field>
          </FormFrame>
        </details>
      )}
    </section>
  )
}

function Needs({ item }: { item: ContentItem }) {
  const t = useT()
  const locale = useLocale()
  if (ruleOf(item.kind).needs === 'any') {
    return <p className={panel.warn}>{t('adminContent.siteNeedsAny')}</p>
  }
  const names = missingLocales(item).map((one) => t(`adminContent.lang_${one}`))
  const languages = new Intl.ListFormat(locale).format(names)
  return <p className={panel.warn}>{t('adminContent.siteNeeds', { languages })}</p>
}

function Details({ item, locale, revision, asked, answer }: Props) {
  const t = useT()
  const own = useLocale()
  const place = itemPath(item.kind, item.slug, locale)
  const errors = errorsFor(answer, ['change_item'])
  const removal = errorsFor(answer, ['remove_item'])
  const { startDate, questionType } = errors?.input ?? item
  return (
    <section className={panel.panel} aria-labelledby="facts-title">
      <h2 id="facts-title">{t('adminContent.factsTitle')}</h2>
      <p>
        {t('adminContent.address')}{' '}
        <span className="code">{ruleOf(item.kind).place + item.slug}</span>
      </p>
      {item.kind !== 'careers' && (
        <FormFrame
          action="change_item"
          to={place}
          submit={t('adminContent.factsSubmit')}
          variant="outline"
          hidden={{ revision: revisionOf(errors, revision) }}
          formErrors={<ContentFormErrors errors={errors} />}
          hasErrors={errors !== undefined}
        >
          {errors?.code === 'edit_conflict' && (
            <p>
              {t('adminContent.standsTitle')}: {item.startDate ?? groupWord(t, item.questionType)}
            </p>
          )}
          <DayOrGroup
            kind={item.kind}
            startDate={startDate ?? ''}
            questionType={questionType ?? ''}
            errors={errors}
          />
        </FormFrame>
      )}
      {asked === 'remove_item' || removal ? (
        <FormFrame
          action="remove_item"
          to={place}
          title={t('adminContent.removeTitle', { name: nameOf(item, own)?.text ?? item.slug })}
          text={t('adminContent.removeText')}
          submit={t('adminContent.removeSubmit')}
          variant="danger"
          close={t('adminContent.keep')}
          hidden={{ revision: revisionOf(removal, revision) }}
          formErrors={<ContentFormErrors errors={removal} />}
          hasErrors={removal !== undefined}
        />
      ) : (
        <p>
          <ButtonLink
            to={`${place}&form=remove_item`}
            variant="quiet"
            size="small"
            preventScrollReset
          >
            {t('adminContent.removeStart')}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
