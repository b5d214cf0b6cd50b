/** For a number that tells us nothing: what may be the matter, and the way to ask. */
import { Link } from 'react-router'

import type { Compatibility } from '#domain/catalog/compatibility/compatibility.ts'
import { deviceOf } from '#domain/catalog/devices/devices.ts'
import { useT } from '#i18n/use-t.ts'
import { contactAbout } from '#web/site/contact-about.ts'
import { Callout } from '#web/ui/callout.tsx'

import css from './compatibility.module.css'
import type { CompatibilityData } from './compatibility-data.ts'

type Props = {
  found: Extract<Compatibility, { status: 'unknown' | 'incomplete' }>
  data: CompatibilityData
}

export function CompatibilityWarning({ found, data }: Props) {
  const t = useT()
  const { input } = found
  const device = found.status === 'incomplete' ? found.device : null
  return (
    <Callout
      tone="warn"
      title={
        device === null
          ? t('compatibility.unknownTitle')
          : t('compatibility.incompleteTitle', {
              device: data.names[device],
              example: deviceOf(device).serial?.example ?? '',
            })
      }
    >
      <p>{t(device === null ? 'compatibility.unknownText' : 'compatibility.incompleteText')}</p>
      <p>
        <Link
          className={css.ask}
          to={contactAbout(t('compatibility.askSubject', { serial: input.trim() }))}
        >
          {t('compatibility.ask')}
        </Link>
      </p>
    </Callout>
  )
}
