/** The two ends of a language: staff discard its draft, or take its text off the site. Each needs a confirmation. */
import { type ContentItem, isPublic, isWritten } from '#domain/editing/content-item.ts'
import { useT } from '#i18n/use-t.ts'
import type { Locale } from '#shared/locale.ts'
import { ActionLink } from '#web/features/admin/parts/action-link.tsx'

import css from './content.module.css'
import { errorsFor, itemPath } from './content.ts'
import { ContentForm } from './content-form.tsx'

type Props = {
  item: ContentItem
  locale: Locale
  revision: string
  asked: string | null
  answer: { kind: string } | undefined
  now: Date
}

export function TextEnds({ item, locale, revision, asked, answer, now }: Props) {
  const t = useT()
  const language = t(`adminContent.lang_${locale}`)
  const place = itemPath(item.kind, item.slug, locale)
  const ends = [
    {
      action: 'delete_draft' as const,
      isOffered: item.drafts[locale] !== undefined,
      start: t('adminContent.deleteStart'),
      title: t('adminContent.deleteTitle', { language }),
      text: t('adminContent.deleteText'),
      submit: t('adminContent.deleteSubmit'),
    },
    {
      action: 'unpublish_text' as const,
      isOffered: isPublic(item, now) && isWritten(item, locale),
      start: t('adminContent.unpublishStart', { language }),
      title: t('adminContent.unpublishTitle', { language }),
      text: t('adminContent.unpublishText'),
      submit: t('adminContent.unpublishSubmit'),
    },
  ].filter(({ isOffered }) => isOffered)
  if (ends.length === 0) return null

  return (
    <div className={css.ends}>
      {ends.map(({ action, start, title, text, submit }) => {
        const errors = errorsFor(answer, [action])
        if (asked !== action && !errors) {
          return (
            <ActionLink
              key={action}
              to={`${place}&form=${action}`}
              variant="quiet"
              preventScrollReset
            >
              {start}
            </ActionLink>
          )
        }
        return (
          <ContentForm
            key={action}
            action={action}
            to={place}
            title={title}
            text={text}
            submit={submit}
            variant="danger"
            close={t('adminContent.keep')}
            revision={revision}
            errors={errors}
          />
        )
      })}
    </div>
  )
}
