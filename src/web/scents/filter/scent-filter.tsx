/** Search while one types, and categories by one press. Without JavaScript a form and links. */
import { type FormEvent, useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router'

import { KIND_FILTER_ALL } from '#domain/catalog/cartridge.ts'
import { useLocale, useT } from '#i18n/use-t.ts'

import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { countByKind, type SearchResult, searchable } from './find-scents.ts'
import { addressOfPage, type ListQuery, SCENT_SEARCH_ID } from './list-query.ts'
import css from './scent-filter.module.css'

/** Long enough to type a word, short enough not to wait. */
const TYPING_PAUSE_MS = 120
const SEARCH_LENGTH_MAX = 100

type Props = {
  query: ListQuery
  /** What the text finds in all kinds. */
  byText: SearchResult<{ kind: string; name: string }>
  kinds: readonly { kind: string; word: string }[]
}

/** For a list in a section `scents`. */
export function ScentFilter({ query, byText, kinds }: Props) {
  const t = useT()
  const go = useGo(query)
  const counts = useMemo(() => countByKind(byText.scents), [byText])
  const near = byText.isNear ? byText.scents : []
  const names = new Intl.ListFormat(useLocale()).format(near.map(({ name }) => name))
  return (
    <search className={css.filter}>
      <Search query={query} onSearch={(text) => go({ text })} />
      <p role="status" className={css.near}>
        {near.length > 0 && t('scents.listNear', { text: query.text, names })}
      </p>
      <ul className={css.kinds} aria-label={t('scents.kindFilter')}>
        {[{ kind: KIND_FILTER_ALL, word: t('scents.kindAll') }, ...kinds].map(({ kind, word }) => (
          <li key={kind}>
            <Link
              className={css.kind}
              to={`${addressOfPage({ ...query, kind }, 1)}#scents`}
              data-none={counts.has(kind) ? undefined : ''}
              aria-current={kind === query.kind ? 'true' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
                event.preventDefault()
                go({ kind })
              }}
            >
              {kind !== KIND_FILTER_ALL && <i data-kind={kind} />}
              {word}
              <span className="figures">{counts.get(kind) ?? 0}</span>
            </Link>
          </li>
        ))}
      </ul>
    </search>
  )
}

type Filter = Omit<ListQuery, 'page'>

/**
 * The address says what is shown, and the page stays where it is. What is asked last is added to what was asked
 * before it, also when the page has not been painted between the two.
 */
function useGo({ text, kind }: Filter) {
  const navigate = useNavigate()
  const asked = useRef<Filter>({ text, kind })
  useEffect(() => {
    asked.current = { text, kind }
  }, [text, kind])

  return (part: Partial<Filter>) => {
    asked.current = { ...asked.current, ...part }
    void navigate(addressOfPage(asked.current, 1), { replace: true, preventScrollReset: true })
  }
}

function Search({ query, onSearch }: { query: ListQuery; onSearch: (text: string) => void }) {
  const t = useT()
  const { field, searchAfter } = useTyping(query.text, onSearch)
  const onInput = ({ nativeEvent }: FormEvent<HTMLInputElement>) =>
    searchAfter(TYPING_PAUSE_MS, 'isComposing' in nativeEvent && nativeEvent.isComposing === true)

  return (
    <form
      className={css.search}
      action="#scents"
      onSubmit={(event) => {
        event.preventDefault()
        searchAfter(0, false)
      }}
    >
      <label className="visually-hidden" htmlFor={SCENT_SEARCH_ID}>
        {t('scents.search')}
      </label>
      <Icon name="search" size={20} />
      <input
        ref={field}
        id={SCENT_SEARCH_ID}
        type="search"
        name="q"
        placeholder={t('scents.search')}
        defaultValue={query.text}
        maxLength={SEARCH_LENGTH_MAX}
        autoComplete="off"
        enterKeyHint="search"
        onInput={onInput}
        onCompositionEnd={() => searchAfter(TYPING_PAUSE_MS, false)}
      />
      {query.kind !== KIND_FILTER_ALL && <input type="hidden" name="kind" value={query.kind} />}
      <noscript>
        <Button type="submit" variant="outline" size="small">
          {t('scents.searchButton')}
        </Button>
      </noscript>
    </form>
  )
}

/** The field owns its text, so that no response ever disturbs a word that is being composed. */
function useTyping(text: string, onSearch: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const answer = useRef(onSearch)
  useEffect(() => {
    answer.current = onSearch
  }, [onSearch])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (field.current === null || asked.current === text) return
    field.current.value = text
    asked.current = text
  }, [text])

  const searchAfter = (delayMs: number, isComposing: boolean) => {
    clearTimeout(timer.current)
    const next = searchable(field.current?.value ?? '', isComposing)
    if (next === null) return
    timer.current = setTimeout(() => {
      asked.current = next
      answer.current(next)
    }, delayMs)
  }
  return { field, searchAfter }
}
