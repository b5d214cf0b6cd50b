import { methodOfWord, type ShippingWord } from '#domain/shipping/method.ts'
import { trackingPage } from '#domain/shipping/tracking/tracking.ts'
import { useLocale } from '#i18n/use-t.ts'
import { useCopyLabels } from '#web/labels/ui-labels.ts'

import { CopyButton } from '../../ui/copy-button.tsx'
import css from './order-parts.module.css'

type Props = { number: string; word: ShippingWord; country: string }

/** The number leads to the carrier's page where it is one of theirs; to be typed elsewhere it can be copied. */
export function TrackingNumber({ number, word, country }: Props) {
  const words = useCopyLabels()
  const locale = useLocale()
  const method = methodOfWord(word, country)
  const page = method.ok ? trackingPage(method.value, number, locale) : null
  return (
    <span className={css.tracking}>
      {page ? (
        <a href={page} className={css.mono}>
          {number}
        </a>
      ) : (
        <span className={css.mono}>{number}</span>
      )}
      <CopyButton text={number} words={words} />
    </span>
  )
}
