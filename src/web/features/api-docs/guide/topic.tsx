/** A topic of the guide: rules of all calls, with sample code. */
import type { ReactNode } from 'react'

import { useT } from '#i18n/use-t.ts'
import { RowLinks } from '#web/ui/titled-row.tsx'

import { CodeSample } from '../code-sample.tsx'
import { InlineCode } from '../inline-code.tsx'
import { GUIDE_SECTIONS, type GuideSection } from '../toc.ts'
import css from './guide.module.css'

type Props = {
  id: GuideSection
  texts: readonly string[]
  /** Links to details or to a request form. */
  links?: readonly { to: string; label: string }[]
  samples?: readonly { label: string; code: string; canCopy?: boolean }[]
  children?: ReactNode
}

export function Topic({ id, texts, links = [], samples = [], children }: Props) {
  const t = useT()
  const word = GUIDE_SECTIONS.find((section) => section.id === id)?.word ?? 'apiDocs.guide'
  return (
    <section id={id} className={css.topic} aria-labelledby={`${id}-title`} data-section>
      <div className={css.words}>
        <h2 id={`${id}-title`}>{t(word)}</h2>
        {texts.map((text) => (
          <p key={text}>
            <InlineCode>{text}</InlineCode>
          </p>
        ))}
        {links.length > 0 && <RowLinks links={links} />}
      </div>
      {samples.length > 0 && (
        <div className={css.samples}>
          {samples.map(({ label, code, canCopy }) => (
            <CodeSample
              key={label}
              name={`${t(word)}, ${label}`}
              label={label}
              code={code}
              {...(canCopy && { canCopy })}
            />
          ))}
        </div>
      )}
      {children}
    </section>
  )
}
