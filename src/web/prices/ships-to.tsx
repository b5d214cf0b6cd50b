/** Where the parcel goes decides the currency. The answer is the residence of the order draft, so it is not asked for again. */
import { useLocale, useT } from '#i18n/use-t.ts'

import type { Region } from './region.ts'
import css from './ships-to.module.css'
import { useRegion } from './use-region.ts'

const CHOICES = [
  { region: 'home', word: 'ui.shipsToJapan' },
  { region: 'abroad', word: 'ui.shipsToElsewhere' },
] as const satisfies readonly { region: Region; word: string }[]

export function ShipsTo() {
  const t = useT()
  const locale = useLocale()
  const chosen = useRegion()

  async function choose(region: Region): Promise<void> {
    // Most visitors choose nothing: the order draft is loaded for those who do.
    const { chooseRegion } = await import('../draft/choose-region.ts')
    chooseRegion(region, locale)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot share a line with its controls.
    <div role="group" aria-label={t('ui.shipsTo')} className={css.group}>
      <span aria-hidden="true">{t('ui.shipsTo')}</span>
      {CHOICES.map(({ region, word }) => (
        <button
          key={region}
          type="button"
          className={css.choice}
          data-choice={region}
          aria-pressed={region === chosen}
          onClick={() => void choose(region)}
        >
          {t(word)}
        </button>
      ))}
    </div>
  )
}
