/** The rental plan for shops, with its request. Spec §2, §3. */
import { CARTRIDGE_LIFE_MONTHS } from '#domain/catalog/devices/device-policy.ts'
import { findSignageSimPrices } from '#domain/catalog/prices/signage-sim-prices.server.ts'
import { useT } from '#i18n/use-t.ts'
import { FILM_SERIALS } from '#web/features/solutions/signage/bakery-film.ts'
import { SignagePage } from '#web/features/solutions/signage/signage-page.tsx'
import { pageMeta } from '#web/site/page-meta.ts'

import { appContext } from '../../context.ts'
import { contactAction } from '../../features/contact/contact-action.server.ts'
import { ContactForm } from '../../features/contact/contact-form.tsx'
import { loadScents } from '../../features/solutions/load-scents.server.ts'
import type { Route } from './+types/aroma-signage.ts'

export const meta = pageMeta((t) => ({
  title: t('solutions.signageTitle'),
  description: t('solutions.signageDescription', { months: CARTRIDGE_LIFE_MONTHS }),
  picture: 'aroma-speaker-60',
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  const [scents, simPrices] = await Promise.all([
    loadScents(ctx, locale, FILM_SERIALS),
    findSignageSimPrices(ctx),
  ])
  return { scents, simPrices }
}

export const action = (args: Route.ActionArgs) => contactAction(args, 'signage')

export default function AromaSignage({ actionData, loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <SignagePage
      {...loaderData}
      form={
        <ContactForm
          topic="signage"
          answer={actionData ?? null}
          messageHint={t('solutions.requestHint')}
        />
      }
    />
  )
}
