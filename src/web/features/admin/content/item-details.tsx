import {
  type ContentItem,
  isPublic,
  missingLocales,
  nameOf,
  withCompleteDrafts,
} from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { SLUG_LENGTH_MAX } from '#domain/editing/new-item.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { revisionOf } from '../forms/action-form.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { ActionLink } from '../parts/action-link.tsx'
import { dateTimeText } from '../parts/date-time.tsx'
import { DescriptionList } from '../parts/description-list.tsx'
import panel from '../parts/panel.module.css'
import { Panel } from '../parts/panel.tsx'
import { errorsFor, itemPath } from './content.ts'
import { ContentForm, ContentFormErrors, useErrorOf } from './content-form.tsx'
import { DayOrGroup, groupWord } from './day-or-group.tsx'
import type { ItemProps } from './item-props.ts'

/** Whether readers see it, and in which language each of them. */
export function OnTheSite({ item, locale, given, answer, now, ...props }: ItemProps) {
  const t = useT()
  const own = useLocale()
  const isOpen = isPublic(item, now)
  const errors = errorsFor(answer, ['hide_item'])
  const date = item.publishedAt && dateTimeText(item.publishedAt, own)

  return (
    <Panel id="site-title" title={t('adminContent.siteTitle')}>
      <p>
        {date
          ? t(`adminContent.${isOpen ? 'siteShown' : 'siteLater'}`, { date })
          : t('adminContent.siteHidden')}
      </p>
      {given.length === 0 ? <Needs item={item} /> : <LanguagesByReader given={given} />}
      {/* Above its form: what was changed meanwhile may have taken it away. */}
      <ContentFormErrors errors={errors} />
      {date && (
        <FormFrame
          action="hide_item"
          to={itemPath(item.kind, item.slug, locale)}
          submit={t(isOpen ? 'adminContent.hide' : 'adminContent.cancelSchedule')}
          variant="outline"
          hidden={{ revision: revisionOf(errors, props.revision.facts) }}
        />
      )}
    </Panel>
  )
}

function LanguagesByReader({ given }: Pick<ItemProps, 'given'>) {
  const t = useT()
  const nameOf = (locale: Locale) => t(`adminContent.lang_${locale}`)
  return (
    <DescriptionList
      facts={given.map(({ reader, given }) => ({
        label: t('adminContent.readersOf', { language: nameOf(reader) }),
        value:
          reader === given
            ? t('adminContent.given', { language: nameOf(given) })
            : t('adminContent.givenInstead', { language: nameOf(given), reader: nameOf(reader) }),
      }))}
    />
  )
}

function Needs({ item }: { item: ContentItem }) {
  const t = useT()
  const locale = useLocale()
  if ('any' in ruleOf(item.kind).needs) {
    return <p className={panel.warn}>{t('adminContent.siteNeedsAny')}</p>
  }
  const names = missingLocales(withCompleteDrafts(item)).map((one) => t(`adminContent.lang_${one}`))
  const languages = new Intl.ListFormat(locale).format(names)
  return <p className={panel.warn}>{t('adminContent.siteNeeds', { languages })}</p>
}

/** What belongs to no language: its day or group, its address, and its end. */
export function ItemDetails({ item, locale, asked, answer, now, ...props }: ItemProps) {
  const t = useT()
  const own = useLocale()
  const place = itemPath(item.kind, item.slug, locale)
  const errors = errorsFor(answer, ['change_item'])
  const removal = errorsFor(answer, ['remove_item'])
  const { slug, startDate, questionType } = errors?.input ?? item
  const errorOf = useErrorOf(errors)
  const isFixed = isPublic(item, now)
  const revision = props.revision.facts
  const address = ruleOf(item.kind).place
  return (
    <Panel id="facts-title" title={t('adminContent.factsTitle')}>
      {isFixed && (
        <p>
          {t('adminContent.address')} <span className="code">{address + item.slug}</span>
        </p>
      )}
      {!(isFixed && item.kind === 'careers') && (
        <ContentForm
          action="change_item"
          to={place}
          submit={t('adminContent.factsSubmit')}
          variant="outline"
          revision={revision}
          errors={errors}
        >
          {errors?.code === 'edit_conflict' && (
            <p>
              {t('adminContent.standsTitle')}: {item.startDate ?? groupWord(t, item.questionType)}
            </p>
          )}
          {!isFixed && (
            <LabelledInput
              label={t('adminContent.address')}
              hint={t('adminContent.slugHint', { place: address })}
              error={errorOf('slug')}
              isRequired
              name="slug"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={SLUG_LENGTH_MAX}
              defaultValue={slug ?? item.slug}
            />
          )}
          <DayOrGroup
            kind={item.kind}
            startDate={startDate ?? ''}
            questionType={questionType ?? ''}
            errors={errors}
          />
        </ContentForm>
      )}
      {asked === 'remove_item' || removal ? (
        <ContentForm
          action="remove_item"
          to={place}
          title={t('adminContent.removeTitle', { name: nameOf(item, own)?.text ?? item.slug })}
          text={t('adminContent.removeText')}
          submit={t('adminContent.removeSubmit')}
          variant="danger"
          close={t('adminContent.keep')}
          revision={revision}
          errors={removal}
        />
      ) : (
        <p>
          <ActionLink to={`${place}&form=remove_item`} variant="quiet" preventScrollReset>
            {t('adminContent.removeStart')}
          </ActionLink>
        </p>
      )}
    </Panel>
  )
}
