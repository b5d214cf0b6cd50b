/** The calculator of the cartridge page. Without JavaScript it is a form whose answer is in the address. */
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

import {
  CARTRIDGE_DIFFUSIONS,
  CARTRIDGE_LIFE_MONTHS,
  COUNTED_SPRAY_SECONDS,
} from '#domain/catalog/devices/device-policy.ts'
import { REORDER_LEAD_TIME_DAYS } from '#domain/orders/placing/reorder-lead-time.ts'
import { useT } from '#i18n/use-t.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'

import css from './cartridge-lifetime.module.css'
import { LifetimeFields } from './lifetime-fields.tsx'
import { LifetimeResult } from './lifetime-result.tsx'
import { readUse, usageFromUrl } from './usage-input.ts'

const ID = 'own-life'

/** `today`: an ISO day. */
export function OwnLifetime({ today }: { today: string }) {
  const t = useT()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [input, setInput] = useState(() => usageFromUrl(search, today))
  const read = readUse(input)

  return (
    <Section
      id={ID}
      title={t('cartridgeLifetime.title')}
      intro={t('cartridgeLifetime.intro', {
        months: CARTRIDGE_LIFE_MONTHS,
        sprays: CARTRIDGE_DIFFUSIONS,
      })}
      background="white"
      isJoined
    >
      <div className={css.own}>
        <form
          className={css.form}
          action={`${pathname}#${ID}`}
          onSubmit={(event) => event.preventDefault()}
        >
          <LifetimeFields
            input={input}
            read={read}
            onChange={(change) => setInput((before) => ({ ...before, ...change }))}
          />
          <noscript>
            <Button type="submit" variant="outline">
              {t('cartridgeLifetime.reckon')}
            </Button>
          </noscript>
          <p className={css.note}>
            {t('cartridgeLifetime.note', {
              seconds: COUNTED_SPRAY_SECONDS,
              lead: REORDER_LEAD_TIME_DAYS,
            })}
          </p>
        </form>
        {read.ok ? (
          <LifetimeResult
            use={read.use}
            since={read.since}
            today={today}
            order={
              <ButtonLink to="/order" size="small">
                {t('cartridgeLifetime.order')}
              </ButtonLink>
            }
          />
        ) : (
          <p className={css.result} role="status">
            {t('cartridgeLifetime.correct')}
          </p>
        )}
      </div>
    </Section>
  )
}
