/** One item: a language of it to be written, and beside that what belongs to no language. */
import { Link } from 'react-router'

import {
  type ContentItem,
  nameOf,
  textStateOf,
  workingTexts,
} from '#domain/editing/content-item.ts'
import { ruleOf } from '#domain/editing/kinds.ts'
import { useLocale, useT } from '#i18n/use-t.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'
import type { Locale } from '#shared/locale.ts'

import type { ProseNode } from '../../../prose/prose-nodes.ts'
import { momentText, ZoneNote } from '../moment.tsx'
import sheet from '../order-sheet.module.css'
import { Done } from '../told.tsx'
import css from './content.module.css'
import { type ContentRefused, type ContentWork, refusedBy, type TextPreview } from './content.ts'
import { Shown } from './content-list.tsx'
import { ItemFacts } from './item-facts.tsx'
import { LanguageTabs } from './language-tabs.tsx'
import { TextEnds } from './text-ends.tsx'
import { TextForm } from './text-form.tsx'

export type ItemPageProps = {
  item: ContentItem
  locale: Locale
  seen: { text: string; facts: string }
  saved: { who: string | null; at: Date | null }
  nodes: ProseNode[]
  /** The step that a link opened. */
  asked: string | null
  done: ContentWork | null
  now: Date
}

type Props = ItemPageProps & { answer: ContentRefused | TextPreview | undefined }

export function ItemPage({ answer, ...page }: Props) {
  const t = useT()
  const own = useLocale()
  const { item, locale, seen, now } = page
  const name = nameOf(item, own)
  const draft = item.drafts[locale]
  const previewed = answer?.kind === 'previewed' ? answer : null
  const refused = refusedBy(answer, ['save_text', 'publish_text', 'schedule_text'])

  return (
    <>
      <p className={css.back}>
        <Link to={`/admin/content/${item.kind}`}>{t('adminContent.backToList')}</Link>
      </p>
      <div className={css.head}>
        <h1 lang={name?.locale}>{name?.text ?? t('adminContent.untitled')}</h1>
        <Shown item={item} now={now} />
      </div>
      {page.done && !answer && <Done key={page.done} text={t(doneWord(page.done, item))} />}
      <LanguageTabs item={item} active={locale} />
      {item.kind === 'news' && <p className={css.quiet}>{t('adminContent.noKorean')}</p>}
      <section className={sheet.sheet} aria-labelledby="text-title">
        <h2 id="text-title">{t(`adminContent.writeTitle_${locale}`)}</h2>
        <Told {...page} />
        <TextForm
          key={`${locale} ${seen.text} ${refused?.stands?.seen ?? ''}`}
          kind={item.kind}
          slug={item.slug}
          locale={locale}
          texts={previewed?.typed ?? workingTexts(item, locale)}
          publishAt={
            previewed?.typed.publishAt ?? (draft?.publishAt ? minuteInJapan(draft.publishAt) : '')
          }
          seen={previewed?.typed.seen ?? seen.text}
          nodes={previewed?.nodes ?? page.nodes}
          refused={refused}
        />
        <TextEnds item={item} locale={locale} seen={seen.text} asked={page.asked} answer={answer} />
      </section>
      <ItemFacts item={item} seen={seen.facts} asked={page.asked} answer={answer} now={now} />
      <ZoneNote />
    </>
  )
}

/** What readers are given of this language, and since when there is a draft. */
function Told({ item, locale, saved }: ItemPageProps) {
  const t = useT()
  const own = useLocale()
  const state = textStateOf(item, locale)
  const publishAt = item.drafts[locale]?.publishAt
  const date = saved.at && momentText(saved.at, own)
  const name = saved.who
  return (
    <div className={css.told}>
      <p>
        {state === 'scheduled'
          ? t('adminContent.told_scheduled', { date: publishAt ? momentText(publishAt, own) : '' })
          : t(`adminContent.told_${state}`)}{' '}
        {date &&
          (name ? t('adminContent.savedBy', { name, date }) : t('adminContent.savedAt', { date }))}
      </p>
      <p>
        <Link
          to={`/admin/content/${item.kind}/${item.slug}/preview?lang=${locale}${item.kind === 'faq' ? `#${item.slug}` : ''}`}
          reloadDocument
        >
          {t('adminContent.seeWhole')}
        </Link>
        {item.publishedAt !== null && (
          <Link to={`${ruleOf(item.kind).place}${item.slug}`}>{t('adminContent.open')}</Link>
        )}
      </p>
    </div>
  )
}

function doneWord(done: ContentWork, { publishedAt }: ContentItem) {
  if (done === 'publish_text' && publishedAt === null) return 'adminContent.done_publish_hidden'
  return done === 'preview_text'
    ? 'adminContent.previewTitle'
    : (`adminContent.done_${done}` as const)
}
