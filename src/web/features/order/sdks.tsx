/** One SDK for every package, three at most in an order. Spec §5 "Packaging". */
import { useId } from 'react'

import { packageCount } from '#domain/cart/packaging.ts'
import { SDK_MAX_PER_ORDER } from '#domain/cart/policy.ts'
import { useT } from '#i18n/use-t.ts'

import { Checkbox } from '../../ui/checkbox.tsx'
import { Note } from '../../ui/note.tsx'
import type { Builder } from './builder.ts'
import { FIELD_IDS } from './faults.ts'
import { type Pack, toggleSdk } from './pack.ts'
import css from './sdks.module.css'

type Props = { sdks: Builder['sdks']; pack: Pack }

export function Sdks({ sdks, pack: { draft, sdksLeft, sdksAllowed } }: Props) {
  const t = useT()
  const titleId = useId()
  const hintId = useId()
  const chosen = draft.selectedSDK
  const excess = packageCount(chosen) - sdksAllowed

  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('order.sdkTitle')}</h2>
      <p id={hintId} className={css.hint}>
        {t('order.sdkHint', { max: SDK_MAX_PER_ORDER })}
      </p>
      <fieldset
        id={FIELD_IDS.sdks}
        tabIndex={-1}
        className={css.choices}
        aria-labelledby={titleId}
        aria-describedby={hintId}
      >
        {sdks.map(({ slug, name }) => {
          const isChosen = chosen.some((sdk) => sdk.slug === slug)
          return (
            <Checkbox
              key={slug}
              label={name}
              checked={isChosen}
              disabled={!isChosen && sdksLeft === 0}
              onChange={(event) => toggleSdk(slug, event.currentTarget.checked)}
            />
          )
        })}
      </fieldset>
      <div aria-live="polite">
        {excess > 0 ? (
          <Note tone="danger">{t('order.sdkExceeded', { excess })}</Note>
        ) : (
          <p className={css.hint}>{t('order.sdkRemaining', { count: sdksLeft })}</p>
        )}
      </div>
    </section>
  )
}
