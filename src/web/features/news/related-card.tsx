/** The product that a text is about, as a link below it. */
import { Link } from 'react-router'

import { useT } from '#i18n/use-t.ts'
import { FigureShape } from '#web/figures/figure.tsx'
import type { FigureName } from '#web/figures/names.ts'
import type { ProseNode } from '#web/prose/prose-nodes.ts'
import { Icon } from '#web/ui/icon.tsx'

import { relatedTo } from './related.ts'
import css from './related-card.module.css'

type Props = {
  body: readonly ProseNode[]
  /** What the text already shows is not shown again. */
  shown: FigureName | null
}

export function RelatedCard({ body, shown }: Props) {
  const t = useT()
  const { path, word, tip, figure } = relatedTo(body)
  return (
    <Link to={path} className={css.card} data-bare={figure === shown || undefined}>
      {figure !== shown && <FigureShape name={figure} sizes="12rem" isSmall />}
      <span className={css.words}>
        <span className={css.label}>{t('company.related')}</span>
        <span className={css.name}>{t(word)}</span>
        {tip !== null && <span className={css.tip}>{t(tip)}</span>}
      </span>
      <Icon name="arrow-right" size={24} />
    </Link>
  )
}
