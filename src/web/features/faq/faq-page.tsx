/** Questions by group, found by a word. Everything works by its address; with JavaScript it is found while one types. */
import { type ReactNode, useRef, useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'

import { REPLY_BUSINESS_DAYS } from '#domain/contact/policy.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/faq/question.ts'
import { useT } from '#i18n/use-t.ts'
import { contactAbout } from '#web/site/contact-about.ts'

import { FigureShape } from '../../figures/figure.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LabelledInput } from '../../ui/labelled-control.tsx'
import { useOpenAtHash } from '../../ui/use-open-at-hash.ts'
import { Answers } from './answers.tsx'
import css from './faq-page.module.css'
import {
  cleaned,
  type FaqItem,
  type FaqSearch,
  foundIn,
  queryOf,
  SEARCH_LENGTH_MAX,
  searchIn,
} from './faq-search.ts'

type Props = {
  items: readonly FaqItem[]
  /** The days of an order; a preview of staff has none. */
  children?: ReactNode
}

export function FaqPage({ items, children }: Props) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  const asked = searchIn(useSearchParams()[0])
  const [input, setInput] = useState<string | null>(null)
  const search = { ...asked, text: input ?? asked.text }
  const groups = foundIn(items, search)
  const count = groups.reduce((sum, group) => sum + group.items.length, 0)
  useOpenAtHash()

  function forget(): void {
    setInput('')
    if (field.current) field.current.value = ''
  }

  return (
    <div className={`wrap page ${css.page}`}>
      <header className={css.opening}>
        <h1>{t('faq.heading')}</h1>
        <search data-screen>
          <Form className={css.search} action="/faq" replace preventScrollReset>
            {search.type && <input type="hidden" name="type" value={search.type} />}
            <LabelledInput
              label={t('faq.search')}
              ref={field}
              type="search"
              name="q"
              defaultValue={asked.text}
              maxLength={SEARCH_LENGTH_MAX}
              autoComplete="off"
              onInput={(event) => setInput(cleaned(event.currentTarget.value))}
            />
            <Button type="submit" variant="outline">
              {t('faq.find')}
            </Button>
          </Form>
        </search>
      </header>
      <div className={css.tools} data-screen>
        <Groups search={search} />
        <p role="status" className={css.count}>
          {t('faq.count', { count })}
        </p>
      </div>
      {search.text === '' && search.type === null && (
        <>
          <Common items={items} />
          {children}
        </>
      )}
      {groups.map((group) => (
        <Answers key={group.type} group={group} />
      ))}
      {count === 0 ? <Nothing text={search.text} onClear={forget} /> : <Rest />}
    </div>
  )
}

/** Of the many, those that come before an order, and those with a device in the hand. One that staff took off the site is left out. */
const COMMON = [
  'delivery',
  'payment',
  'availability',
  'cartridge-life',
  'reach',
  'nothing-comes-out',
  'cartridge-type',
  'lights',
  'serial-number',
] as const satisfies readonly string[]

function Common({ items }: { items: readonly FaqItem[] }) {
  const t = useT()
  const common = COMMON.flatMap((slug) => items.find((item) => item.slug === slug) ?? [])
  if (common.length === 0) return null
  return (
    <section className={css.common} aria-labelledby="common" data-screen>
      <h2 id="common">{t('faq.common')}</h2>
      <CommonList items={common.filter(({ figure }) => figure === null)} />
      <CommonList items={common.filter(({ figure }) => figure !== null)} isDrawn />
    </section>
  )
}

type CommonProps = { items: readonly FaqItem[]; isDrawn?: boolean }

const CommonList = ({ items, isDrawn = false }: CommonProps) =>
  items.length > 0 && (
    <ul className={isDrawn ? css.drawn : undefined}>
      {items.map(({ slug, locale, title, figure }) => (
        <li key={slug}>
          <a href={`#${slug}`} lang={locale}>
            {title}
            {figure && <FigureShape name={figure} sizes="24rem" />}
          </a>
        </li>
      ))}
    </ul>
  )

const GROUP_WORDS = {
  general: 'faq.general',
  hardware: 'faq.hardware',
  software: 'faq.software',
} as const satisfies Record<QuestionType, string>

function Groups({ search }: { search: FaqSearch }) {
  const t = useT()
  const groups = [null, ...QUESTION_TYPES]
  return (
    <nav aria-label={t('faq.groups')}>
      <ul className={css.groups}>
        {groups.map((type) => (
          <li key={type}>
            <Link
              to={{ pathname: '/faq', search: queryOf({ ...search, type }) }}
              replace
              preventScrollReset
              className={css.group}
              aria-current={type === search.type ? 'true' : undefined}
            >
              {type === null ? t('faq.all') : t(GROUP_WORDS[type])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What was looked for goes along to whom it is asked. */
function Nothing({ text, onClear }: { text: string; onClear: () => void }) {
  const t = useT()
  const words = t('faq.noneText', { days: REPLY_BUSINESS_DAYS })
  return (
    <EmptyState title={t('faq.noneTitle', { text })} text={words}>
      <p className={css.actions}>
        <ButtonLink to={contactAbout(text)}>{t('faq.noneAsk')}</ButtonLink>
        <ButtonLink to="/faq" variant="outline" onClick={onClear} preventScrollReset>
          {t('faq.noneAll')}
        </ButtonLink>
      </p>
    </EmptyState>
  )
}

function Rest() {
  const t = useT()
  return (
    <section className={css.rest} aria-labelledby="something-else" data-screen>
      <h2 id="something-else">{t('faq.restTitle')}</h2>
      <p>{t('faq.restText', { days: REPLY_BUSINESS_DAYS })}</p>
      <ButtonLink to="/contact">{t('faq.toContact')}</ButtonLink>
    </section>
  )
}
