/** Finds calls, fields and guides while a reader types. What it looks through is loaded with the first letter. */
import { type FormEvent, useId, useState } from 'react'
import { Link, useFetcher, useNavigate } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'

import css from './docs-search.module.css'
import { type Found, findEntries, type SearchEntry } from './find-entries.ts'

type Props = { onSearch: (isSearching: boolean) => void; onTake: () => void }

export function DocsSearch({ onSearch, onTake }: Props) {
  const t = useT()
  const locale = useLocale()
  const navigate = useNavigate()
  const index = useFetcher<SearchEntry[]>()
  const [query, setQuery] = useState('')
  const field = useId()
  const found = findEntries(index.data ?? [], query)
  const isSearching = query.trim() !== ''

  function change(next: string): void {
    setQuery(next)
    onSearch(next.trim() !== '')
    if (index.data === undefined && index.state === 'idle') {
      void index.load(`/api/docs/search?lang=${locale}`)
    }
  }

  function take(): void {
    change('')
    onTake()
  }

  /** Enter leads to the first that was found. */
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const [first] = found
    if (first === undefined) return
    take()
    void navigate(first.to)
  }

  return (
    <search className={css.search}>
      <form onSubmit={onSubmit}>
        <label htmlFor={field}>{t('apiDocs.search')}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('apiDocs.searchHint')}
          value={query}
          onChange={({ target }) => change(target.value)}
        />
        <p role="status">
          {isSearching && index.data !== undefined
            ? found.length === 0
              ? t('apiDocs.foundNone')
              : t('apiDocs.found', { count: found.length })
            : ''}
        </p>
      </form>
      {isSearching && <FoundList found={found} onTake={take} />}
    </search>
  )
}

const FoundList = ({ found, onTake }: { found: readonly Found[]; onTake: () => void }) => (
  <ul className={css.found}>
    {found.map(({ to, title, detail, field }) => (
      <li key={to}>
        <Link to={to} onClick={onTake}>
          {title}
          <span>{field === null ? detail : `${field} · ${detail}`}</span>
        </Link>
      </li>
    ))}
  </ul>
)
