/** The product that a text is about, as a link below it. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { FigureShape } from '#web/figures/figure.tsx'
import type { ProseNode } from '#web/prose/prose-nodes.ts'
import { Icon } from '#web/ui/icon.tsx'

import { relatedTo } from './related.ts'
import css from './related-card.module.css'

export function RelatedCard({ body }: { body: readonly ProseNode[] }) {
  const t = useT()
  const { path, word, tip, figure } = relatedTo(body)
  return (
    <Link to={path} className={css.card}>
      <FigureShape name={figure} sizes="12rem" isSmall />
      <span className={css.words}>
        <span className={css.label}>{t('company.related')}</span>
        <span className={css.name}>{t(word)}</span>
        {tip !== null && <span className={css.tip}>{t(tip)}</span>}
      </span>
      <Icon name="arrow-right" size={24} />
    </Link>
  )
}
