/**
 * The editor of one language. Other forms of the page change neither its input nor its base revision: what another
 * member of staff saves meanwhile is shown as an edit conflict and never overwritten unnoticed.
 */
import { useState } from 'react'
import { Link } from 'react-router'

import { isPublic, textStateOf, workingTexts } from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'

import { revisionOf } from '../forms/action-form.tsx'
import { dateTimeText } from '../parts/date-time.tsx'
import { Panel } from '../parts/panel.tsx'
import css from './content.module.css'
import { errorsFor, type Stands } from './content.ts'
import type { ItemPageProps, ItemProps } from './item-props.ts'
import { TextEnds } from './text-actions.tsx'
import { TextForm } from './text-form.tsx'

const WRITING = ['save_text', 'publish_text', 'schedule_text'] as const

export function Writing({ answer, ...page }: ItemProps) {
  const t = useT()
  const { item, locale, asked, now } = page
  const errors = errorsFor(answer, WRITING)
  const previewed = answer?.kind === 'previewed' ? answer : null
  const [begun] = useState(() => baseRevision({ answer, ...page }))
  const stands = useCurrentText((answer?.kind === 'refused' && answer.stands) || null)
  // A save after the edit conflict was shown is based on the current revision.
  const revision = stands?.revision ?? begun.revision

  return (
    <Panel id="text-title" title={t(`adminContent.writeTitle_${locale}`)}>
      <FlashMessage {...page} />
      <TextForm
        kind={item.kind}
        slug={item.slug}
        locale={locale}
        isPublic={isPublic(item, now)}
        input={begun.input}
        hasInput={begun.hasInput || errors !== undefined || previewed !== null}
        revision={revision}
        nodes={previewed?.nodes ?? begun.nodes}
        errors={errors}
        stands={stands}
      />
      <TextEnds
        item={item}
        locale={locale}
        revision={revision}
        asked={asked}
        answer={answer}
        now={now}
      />
    </Panel>
  )
}

/** What the form is filled with: what came back with it, else the draft, else what is published. */
function baseRevision({ item, locale, revision, nodes, answer }: ItemProps) {
  const errors = errorsFor(answer, WRITING)
  const previewed = answer?.kind === 'previewed' ? answer : undefined
  const sent = errors?.input ?? previewed?.input
  const { publishedAt } = item
  const input: Readonly<Record<string, string>> = sent ?? {
    ...workingTexts(item, locale),
    publishAt: publishedAt ? minuteInJapan(publishedAt) : '',
  }
  const from = errors
    ? revisionOf(errors, revision.text)
    : (previewed?.input.revision ?? revision.text)
  return { input, hasInput: sent !== undefined, revision: from, nodes }
}

/** The current text stays next to the input, whatever else is done on the page. */
function useCurrentText(told: Stands | null): Stands | null {
  const [kept, keep] = useState(told)
  if (told !== null && told !== kept) keep(told)
  return told ?? kept
}

/** What readers are given of this language, and since when there is a draft. */
function FlashMessage({ item, locale, saved, now }: ItemPageProps) {
  const t = useT()
  const own = useLocale()
  const state = textStateOf(item, locale, now)
  const { publishedAt } = item
  const date = saved.at && dateTimeText(saved.at, own)
  const name = saved.who
  return (
    <div className={css.status}>
      <p>
        {state === 'scheduled'
          ? t('adminContent.text_scheduled', {
              date: publishedAt ? dateTimeText(publishedAt, own) : '',
            })
          : t(`adminContent.text_${state}`)}{' '}
        {date &&
          (name ? t('adminContent.savedBy', { name, date }) : t('adminContent.savedAt', { date }))}
      </p>
      <p>
        <Link
          to={`/admin/content/${item.kind}/${item.slug}/preview?lang=${locale}${item.kind === 'faq' ? `#${item.slug}` : ''}`}
          className="target"
          reloadDocument
        >
          {t('adminContent.seeWhole')}
        </Link>
        {isPublic(item, now) && (
          <Link to={`${ruleOf(item.kind).place}${item.slug}`} className="target">
            {t('adminContent.open')}
          </Link>
        )}
      </p>
    </div>
  )
}
