/** A guide: text and code in one column, its sections at the side where there is room. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { Prose } from '#web/prose/prose.tsx'

import { CodeSample } from '../code/code-sample.tsx'
import { CodeTabs } from '../code/code-tabs.tsx'
import { FieldTable } from '../reference/field-table.tsx'
import { codeOf, LANGUAGES } from '../samples/languages.ts'
import type { Guide, GuideBlock } from './guide-block.ts'
import css from './guide-page.module.css'
import { CodeTable, RefusalTable } from './guide-tables.tsx'

type Props = { title: string; guide: Guide }

export function GuidePage({ title, guide: { blocks } }: Props) {
  const t = useT()
  const headings = blocks.filter((block) => block.kind === 'heading')
  return (
    <div className={css.page}>
      <article className={css.text}>
        <h1>{title}</h1>
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a guide never move.
          <Block key={at} block={block} />
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

function Block({ block }: { block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={block.id}>{block.text}</h2>
    case 'prose':
      return <Prose nodes={block.nodes} />
    case 'call':
      return <Call {...block} />
    case 'codes':
      return <Codes {...block} />
    case 'code':
      return <CodeSample name={block.label} label={block.label} code={block.code} canCopy />
    case 'table':
      return <CodeTable {...block} />
    case 'fields':
      return <FieldTable label={block.name} call={block.name} side="given" rows={block.rows} />
    case 'refusals':
      return <RefusalTable {...block} />
  }
}

function Call({ name, to, sample }: Extract<GuideBlock, { kind: 'call' }>) {
  return (
    <div className={css.call}>
      <CodeTabs name={name} codeIn={(language) => codeOf(language, sample)} />
      <p>
        <Link to={to}>{name}</Link>
      </p>
    </div>
  )
}

const Codes = ({ name, codes }: Extract<GuideBlock, { kind: 'codes' }>) => (
  <CodeTabs
    name={name}
    languages={LANGUAGES.filter((language) => codes[language] !== undefined)}
    codeIn={(language) => codes[language] ?? ''}
  />
)
