/** Places of a postal code: filled in, offered, or contradicted. Decisions, section 12: input is never overwritten silently. */
import { agreesWith, hasHouseNumber, type Place } from '#domain/addresses/fill-address.ts'
import { placeText } from '#domain/shipping/address-lines.ts'
import { JAPAN } from '#domain/shipping/country.ts'
import { useT } from '#i18n/use-t.ts'
import type { OrderDraft } from '#web/draft/order-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'

import css from './postal-places.module.css'
import type { PostalAnswer } from './use-postal-code.ts'

/** More places than these are a list and not buttons. */
const BUTTONS_MAX = 6

type Props = {
  answer: PostalAnswer | null
  address: OrderDraft['address']
  /** The code whose place was filled in during this visit. */
  filledCode: string | null
  onTake: (place: Place) => void
}

export function PostalPlaces({ answer, address, filledCode, onTake }: Props) {
  const said = useWhatToSay(answer, address, filledCode)
  return (
    <div role="status" className={css.status} data-wide>
      {said && (
        <div className={css.places}>
          <p>{said.text}</p>
          {said.choices.length > 0 && (
            <Choices country={address.country} choices={said.choices} onTake={onTake} />
          )}
        </div>
      )}
    </div>
  )
}

type Said = { text: string; choices: readonly Place[] }

function useWhatToSay(
  answer: PostalAnswer | null,
  address: OrderDraft['address'],
  filledCode: string | null,
): Said | null {
  const t = useT()
  const [first] = answer?.places ?? []
  if (answer === null) return null
  if (first === undefined) return { text: t('checkout.postalUnknown'), choices: [] }

  const agreed = answer.places.find((place) => agreesWith(place, address))
  if (!answer.isWhole && filledCode === answer.code) {
    return { text: t('checkout.postalShared'), choices: answer.places.filter(hasTown) }
  }
  if (agreed) {
    const place = placeText(address.country, agreed)
    return filledCode === answer.code
      ? { text: t(filledText(address.country, agreed), { place }), choices: [] }
      : null
  }
  if (!answer.isWhole) return null
  return answer.places.length > 1
    ? { text: t('checkout.postalSeveral'), choices: answer.places }
    : { text: t('checkout.postalDiffers'), choices: [first] }
}

/** What is still to be typed: the code of a large company includes the house number. */
function filledText(country: string, { town }: Place) {
  if (country !== JAPAN) return 'checkout.postalDistrict'
  return hasHouseNumber(town) ? 'checkout.postalFilledAll' : 'checkout.postalFilled'
}

type ChoicesProps = { country: string; choices: readonly Place[]; onTake: Props['onTake'] }

function Choices({ country, choices, onTake }: ChoicesProps) {
  const t = useT()
  const textOf = (place: Place) => placeText(country, place)
  const nameOf = (place: Place) => t('checkout.postalTake', { place: textOf(place) })
  if (choices.length > BUTTONS_MAX) {
    return (
      <Select
        aria-label={t('checkout.postalSeveral')}
        value=""
        placeholder={t('checkout.choose')}
        options={choices.map((place, at) => ({
          value: String(at),
          label: textOf(place),
        }))}
        onChange={(event) => {
          const place = choices[Number(event.currentTarget.value)]
          if (place) onTake(place)
        }}
      />
    )
  }
  return (
    <div className={css.choices}>
      {choices.map((place) => (
        <Button key={textOf(place)} variant="outline" size="small" onClick={() => onTake(place)}>
          {nameOf(place)}
        </Button>
      ))}
    </div>
  )
}

const hasTown = ({ town }: Place): boolean => town !== ''
