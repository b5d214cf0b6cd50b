/** On a phone the pack is far below the list: this bar keeps its six chambers and the count in sight. */
import { useT } from '#i18n/use-t.ts'

import type { Builder } from './builder.ts'
import type { Pack } from './pack.ts'
import css from './pack-bar.module.css'
import { useHint } from './pack-hint.tsx'

/** More packages than this would be a row of specks; then the words suffice. */
const PACKAGES_DRAWN = 3

export function PackBar({ builder, pack }: { builder: Builder; pack: Pack }) {
  const t = useT()
  const { text, tone } = useHint(pack)

  return (
    <div className={css.bar} data-tone={tone}>
      <div className={css.state}>
        {pack.packages <= PACKAGES_DRAWN && (
          <span className={css.dots} aria-hidden="true">
            {pack.slots.map((slots, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a package is its place in the order.
              <span key={position}>
                {slots.map((serial, chamber) => (
                  <i
                    // biome-ignore lint/suspicious/noArrayIndexKey: a chamber is its place in the package.
                    key={chamber}
                    data-kind={builder.scents.find((it) => it.serial === serial)?.kind}
                    data-filled={serial !== null || undefined}
                  />
                ))}
              </span>
            ))}
          </span>
        )}
        <span aria-hidden="true">{text}</span>
      </div>
      <a className={css.link} href="#pack">
        {t('order.seePack')}
      </a>
    </div>
  )
}
