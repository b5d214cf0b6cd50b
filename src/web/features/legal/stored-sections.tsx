/** Sections of a stored text, each named on the left and said on the right, as those of the first text are. */

import { Prose } from '../../prose/prose.tsx'
import type { ProseNode } from '../../prose/prose-nodes.ts'
import css from './legal.module.css'
import type { StoredSection } from './stored-text.ts'

type Props = { before: readonly ProseNode[]; sections: readonly StoredSection[] }

export const StoredSections = ({ before, sections }: Props) => (
  <>
    {before.length > 0 && <Prose nodes={before} below={1} />}
    <div className={css.rows}>
      {sections.map(({ id, title, nodes }) => (
        <section key={id} id={id} className={css.row}>
          <h3>{title}</h3>
          <div className={css.said}>
            <Prose nodes={nodes} below={1} />
          </div>
        </section>
      ))}
    </div>
  </>
)
