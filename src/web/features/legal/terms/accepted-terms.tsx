/** The terms of sale that an order was placed under, with a link to their stored text. Spec §4 "Terms acceptance". */
import { Link } from 'react-router'

import { useLocale, useT } from '#i18n/use-t.ts'

import css from '../legal.module.css'
import { versionDate } from '../version-date.ts'

type Props = {
  /** `null` for an order that an API client placed without them. */
  version: string | null
  /** Those that can be read. */
  versions: readonly string[]
}

export function AcceptedTerms({ version, versions }: Props) {
  const t = useT()
  const locale = useLocale()
  if (version === null) return null
  const text = t('checkout.acceptedTerms', { date: versionDate(version, locale) })
  return (
    <p className={css.small}>
      {versions.includes(version) ? <Link to={`/terms-of-service/${version}`}>{text}</Link> : text}
    </p>
  )
}
