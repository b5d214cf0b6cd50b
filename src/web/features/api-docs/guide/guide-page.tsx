/** A guide: text and code in one column, its sections at the side where there is room. */
import { Fragment, useId, useState } from 'react'
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Prose } from '#web/prose/prose.tsx'
import { LabelledInput } from '#web/ui/labelled-control.tsx'

import { CodeSample } from '../code/code-sample.tsx'
import { CodeTabs } from '../code/code-tabs.tsx'
import { FieldTable } from '../reference/field-table.tsx'
import { objectId } from '../reference/ids.ts'
import { codeOf, LANGUAGES } from '../samples/languages.ts'
import type { Sample } from '../samples/sample.ts'
import { useAnsweredIds } from '../try-it/answered-ids.ts'
import type { Guide, GuideBlock, PathId } from './guide-block.ts'
import css from './guide-page.module.css'
import { CodeTable, RefusalTable } from './guide-tables.tsx'

type Props = { title: string; guide: Guide }

export function GuidePage({ title, guide: { blocks } }: Props) {
  const t = useT()
  const headings = blocks.filter((block) => block.kind === 'heading')
  const [typed, setTyped] = useState<OwnIds>(new Map())
  const ids = new Map([...useAnsweredIds(), ...typed])
  const setId = (name: string, id: string) => setTyped((before) => new Map([...before, [name, id]]))
  return (
    <div className={css.page}>
      <article className={css.text}>
        <h1>{title}</h1>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a guide never move.
          <Fragment key={at}>
            {newIdsAt(blocks, at).map((id) => (
              <OwnId key={id.name} id={id} own={ids.get(id.name)} onChange={setId} />
            ))}
            <Block block={block} ids={ids} />
          </Fragment>
        ))}
      </article>
      {headings.length > 1 && (
        <nav className={css.sections} aria-labelledby="sections-title">
          <p id="sections-title">{t('apiDocs.onThisPage')}</p>
          <ul>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}

/** By the name of the parameter. */
type OwnIds = ReadonlyMap<string, string>

/** What this call asks for and none before it: its field is above the call. */
function newIdsAt(blocks: readonly GuideBlock[], at: number): readonly PathId[] {
  const idsOf = (block: GuideBlock | undefined) => (block?.kind === 'call' ? block.ids : [])
  const known = new Set(
    blocks.slice(0, at).flatMap((block) => idsOf(block).map(({ name }) => name)),
  )
  return idsOf(blocks[at]).filter(({ name }) => !known.has(name))
}

function Block({ block, ids }: { block: GuideBlock; ids: OwnIds }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>
    case 'prose':
      return <Prose nodes={block.nodes} />
    case 'call':
      return <Call {...block} own={ids} />
    case 'codes':
      return <Codes {...block} />
    case 'code':
      return <CodeSample name={block.label} label={block.label} code={block.code} canCopy />
    case 'table':
      return <CodeTable {...block} />
    case 'fields':
      return (
        <FieldTable
          id={objectId(block.name)}
          label={block.name}
          call={block.name}
          side="given"
          rows={block.rows}
        />
      )
    case 'refusals':
      return <RefusalTable {...block} />
  }
}

type CallProps = Extract<GuideBlock, { kind: 'call' }> & { own: OwnIds }

function Call({ name, to, sample, ids, own }: CallProps) {
  const shown = withOwnIds(sample, ids, own)
  return (
    <div className={css.call}>
      <CodeTabs name={name} codeIn={(language) => codeOf(language, shown)} />
      <p>
        <Link to={to}>{name}</Link>
      </p>
    </div>
  )
}

const withOwnIds = (sample: Sample, ids: readonly PathId[], own: OwnIds): Sample => ({
  ...sample,
  url: ids.reduce((url, { name, example }) => {
    const id = own.get(name) ?? ''
    return id === '' ? url : url.replace(encodeURIComponent(example), encodeURIComponent(id))
  }, sample.url),
})

const Codes = ({ name, codes }: Extract<GuideBlock, { kind: 'codes' }>) => (
  <CodeTabs
    name={name}
    languages={LANGUAGES.filter((language) => codes[language] !== undefined)}
    codeIn={(language) => codes[language] ?? ''}
  />
)

type OwnIdProps = {
  id: PathId
  /** Not given while nothing was typed or answered. */
  own: string | undefined
  onChange: (name: string, id: string) => void
}

/** The id that the reader's own call was answered with: the examples below contain it, so that it is copied once. */
function OwnId({ id: { name, example }, own, onChange }: OwnIdProps) {
  const t = useT()
  return (
    <div className={css.own}>
      <LabelledInput
        label={t('apiDocs.ownId', { name })}
        hint={t('apiDocs.ownIdHint')}
        id={useId()}
        name={name}
        value={own ?? ''}
        placeholder={example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={({ target }) => onChange(name, target.value)}
      />
    </div>
  )
}
