import { useT } from '#i18n/use-t.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

import { ActionLink } from './action-link.tsx'

type Props = {
  /** The area it would belong to. */
  title: string
  /** The way back to what there is. */
  to: string
  back: string
}

/** An address of what never was, or is forgotten by now. */
export function NotFound({ title, to, back }: Props) {
  const t = useT()
  return (
    <>
      <h1>{title}</h1>
      <EmptyState title={t('shell.notFoundTitle')} text={t('shell.notFoundText')}>
        <ActionLink to={to}>{back}</ActionLink>
      </EmptyState>
    </>
  )
}
