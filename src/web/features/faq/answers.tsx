import { QUESTION_TYPES } from '#domain/faq/question.ts'
import { useT } from '#i18n/use-t.ts'

import { Figure, FigureShape } from '../../figures/figure.tsx'
import { Prose } from '../../prose/prose.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import css from './faq-page.module.css'
import type { FaqGroup } from './faq-search.ts'

/** One group. The id of an answer is inside the question, so that a browser opens it for a link. */
export function Answers({ group: { type, items } }: { group: FaqGroup }) {
  const t = useT()
  const titleId = `${type}-questions`
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <div className={css.sectionHead}>
        <p className={`code ${css.number}`}>
          {QUESTION_TYPES.indexOf(type) + 1}/{QUESTION_TYPES.length}
        </p>
        <h2 id={titleId}>{t(`faq.${type}`)}</h2>
      </div>
      <Accordion
        items={items.map(({ slug, locale, title, nodes, figure }) => ({
          id: `question-${slug}`,
          title: <span lang={locale}>{title}</span>,
          sketch: figure && <FigureShape name={figure} sizes="88px" isSmall />,
          content: (
            <div id={slug} className={css.answer}>
              <Prose nodes={nodes} lang={locale} below={1} figure={Figure} />
              <a href={`#${slug}`} className={css.anchor} data-screen>
                {t('faq.linkTo')}
              </a>
            </div>
          ),
        }))}
      />
    </section>
  )
}
