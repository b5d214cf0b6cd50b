/** The table of contents. On a phone it opens and closes; without JavaScript it is open. */
import { type FormEvent, useId, useState } from 'react'

import { useT } from '#i18n/use-t.ts'

import { Icon } from '../../ui/icon.tsx'
import css from './contents.module.css'
import { findCalls } from './reference/find-calls.ts'
import type { Group } from './reference/reference.ts'
import { useIsHydrated } from './selected-language.ts'
import { FIRST_CALL_ID, GUIDE_SECTIONS, OBJECTS_ID } from './toc.ts'
import { useCurrentSection } from './use-current-section.ts'
import { useGroupName } from './use-group-name.ts'

export function Contents({ groups }: { groups: readonly Group[] }) {
  const t = useT()
  const isHydrated = useIsHydrated()
  const [isOpen, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const { nav, current } = useCurrentSection()
  const list = useId()
  const found = findCalls(groups, query)

  /** On a phone it closes when a link was followed. */
  const onTake = () => setOpen(false)

  return (
    <nav
      ref={nav}
      className={css.contents}
      aria-label={t('apiDocs.contents')}
      data-open={isOpen || undefined}
    >
      <button
        type="button"
        className={css.opener}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {t('apiDocs.contents')}
        <Icon name={isOpen ? 'x' : 'chevron-down'} size={20} />
      </button>
      <div id={list} className={css.list}>
        {isHydrated && <Search query={query} found={found} onChange={setQuery} />}
        {query.trim() === '' && (
          <ul aria-label={t('apiDocs.guide')}>
            {GUIDE_SECTIONS.map(({ id, word }) => (
              <li key={id}>
                <Entry id={id} current={current} onTake={onTake}>
                  {t(word)}
                </Entry>
              </li>
            ))}
          </ul>
        )}
        <CallList groups={found} current={current} isWhole={query.trim() === ''} onTake={onTake} />
      </div>
    </nav>
  )
}

type Taking = { current: string; onTake: () => void }

type ListProps = Taking & { groups: readonly Group[]; isWhole: boolean }

function CallList({ groups, current, isWhole, onTake }: ListProps) {
  const t = useT()
  const nameOf = useGroupName()
  return (
    <>
      {isWhole && (
        <p className={css.heading}>
          <Entry id={FIRST_CALL_ID} current={current} onTake={onTake}>
            {t('apiDocs.callsTitle')}
          </Entry>
        </p>
      )}
      {groups.map(({ id, name, calls }) => (
        <ul key={id} aria-label={nameOf(name)}>
          <li className={css.group} aria-hidden="true">
            {nameOf(name)}
          </li>
          {calls.map((call) => (
            <li key={call.id} lang="en">
              <Entry id={call.id} current={current} onTake={onTake}>
                {call.title}
              </Entry>
            </li>
          ))}
        </ul>
      ))}
      {isWhole && (
        <p className={css.heading}>
          <Entry id={OBJECTS_ID} current={current} onTake={onTake}>
            {t('apiDocs.objectsTitle')}
          </Entry>
        </p>
      )}
    </>
  )
}

type EntryProps = Taking & { id: string; children: string }

const Entry = ({ id, current, onTake, children }: EntryProps) => (
  <a href={`#${id}`} onClick={onTake} aria-current={id === current ? 'location' : undefined}>
    {children}
  </a>
)

type SearchProps = { query: string; found: readonly Group[]; onChange: (query: string) => void }

/** Leads to the first call that was found by Enter. */
function Search({ query, found, onChange }: SearchProps) {
  const t = useT()
  const field = useId()
  const count = found.reduce((total, { calls }) => total + calls.length, 0)

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    const [first] = found.flatMap(({ calls }) => calls)
    if (first && query.trim() !== '') location.hash = first.id
  }

  return (
    <search>
      <form className={css.search} onSubmit={onSubmit}>
        <label htmlFor={field}>{t('apiDocs.search')}</label>
        <input
          id={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('apiDocs.searchHint')}
          value={query}
          onChange={({ target }) => onChange(target.value)}
        />
        <p role="status">
          {query.trim() === ''
            ? ''
            : count === 0
              ? t('apiDocs.foundNone')
              : t('apiDocs.found', { count })}
        </p>
      </form>
    </search>
  )
}
