/** The lines of a pasted list that can't be used, each with its reason: the others go on. */
import { useT } from '#i18n/use-t.ts'
import { Callout } from '#web/ui/callout.tsx'

import type { LeftOut } from './packing.ts'

export function LeftOutLines({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = useT()
  if (leftOut.length === 0) return null
  return (
    <Callout tone="warn" title={t('adminOrders.leftOutTitle', { count: leftOut.length })}>
      <ul>
        {leftOut.map(({ at, text, why }) => (
          <li key={at}>
            {t('adminOrders.leftOutLine', { line: at })} <span className="code">{text}</span>{' '}
            {t(`adminOrders.leftOut_${why}`)}
          </li>
        ))}
      </ul>
    </Callout>
  )
}
