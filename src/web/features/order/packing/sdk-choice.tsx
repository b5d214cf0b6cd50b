/** One SDK licence comes with each package, three at most in an order. Spec §5 "Packaging". */
import { packageCount } from '#domain/cart/packaging.ts'
import { useT } from '#i18n/use-t.ts'
import { Select } from '#web/ui/select.tsx'

import type { Builder } from '../builder.ts'
import { chooseSdks, type Pack } from '../pack.ts'
import { FIELD_IDS } from '../validate-pack.ts'
import css from './sdk-choice.module.css'

const NONE = 'none'

export function SdkChoice({ sdks, pack }: { sdks: Builder['sdks']; pack: Pack }) {
  const t = useT()
  const { draft, sdksAllowed } = pack
  const licences = draft.selectedSDK.flatMap(({ slug, quantity }) =>
    Array<string>(quantity).fill(slug),
  )
  const excess = packageCount(draft.selectedSDK) - sdksAllowed
  const places = Math.max(sdksAllowed, licences.length)
  if (places === 0) return null

  const options = [
    { value: '', label: t('order.sdkChoose') },
    ...[...sdks, ...unofferedOf(licences, sdks)].map(({ slug, name }) => ({
      value: slug,
      label: name,
    })),
    { value: NONE, label: t('order.sdkNone') },
  ]
  const change = (place: number, value: string) => {
    const isSdk = value !== '' && value !== NONE
    chooseSdks(licences.toSpliced(place, 1, ...(isSdk ? [value] : [])), value === NONE)
  }

  return (
    <fieldset className={css.choice} aria-describedby={`${FIELD_IDS.sdks}-hint`}>
      <legend>{t('order.sdkQuestion')}</legend>
      <div className={css.places}>
        {Array.from({ length: places }, (_, place) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a licence is its place among those of the order.
            key={place}
            id={place === 0 ? FIELD_IDS.sdks : `${FIELD_IDS.sdks}-${place + 1}`}
            aria-label={
              places === 1 ? t('order.sdkTitle') : t('order.sdkNumbered', { number: place + 1 })
            }
            value={licences[place] ?? (draft.isWithoutSdk ? NONE : '')}
            onChange={(event) => change(place, event.currentTarget.value)}
            options={options}
          />
        ))}
      </div>
      <p id={`${FIELD_IDS.sdks}-hint`} data-wrong={excess > 0 || undefined} aria-live="polite">
        {excess > 0
          ? t('order.sdkExceeded', { excess })
          : t('order.sdkHint', { count: sdksAllowed })}
      </p>
    </fieldset>
  )
}

/** Selected once, and no longer to be had: shown so that it can be taken out. */
const unofferedOf = (chosen: readonly string[], offered: readonly { slug: string }[]) =>
  [...new Set(chosen)]
    .filter((slug) => !offered.some((sdk) => sdk.slug === slug))
    .map((slug) => ({ slug, name: slug }))
