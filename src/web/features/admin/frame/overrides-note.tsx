/**
 * Unsafe settings that this shop's configuration accepts: staff see them on every page until they are removed. Decision
 * 0036.
 */
import { useT } from '#i18n/use-t.ts'
import type { SafetyOverride } from '#web/context.ts'
import { Callout } from '#web/ui/callout.tsx'

import css from './overrides-note.module.css'

export function OverridesCallout({ overrides }: { overrides: readonly SafetyOverride[] }) {
  const t = useT()
  if (overrides.length === 0) return null
  return (
    <Callout tone="danger" title={t('adminFrame.overridesTitle')}>
      <ul className={css.list}>
        {overrides.map((name) => (
          <li key={name}>
            {t(`adminFrame.override_${name}`)} <code className={css.name}>{name}</code>
          </li>
        ))}
      </ul>
    </Callout>
  )
}
