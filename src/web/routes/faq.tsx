import { appContext } from '../context.ts'
import { FaqPage } from '../features/faq/faq-page.tsx'
import { loadFaq } from '../features/faq/load-faq.server.ts'
import { orderCalendars, weekdaysIn } from '../features/faq/order-calendar.ts'
import { OrderCalendarSection } from '../features/faq/order-calendar-section.tsx'
import { proseText } from '../prose/prose-text.ts'
import { unlessAnsweredHere } from '../site/load-again.ts'
import { pageMeta } from '../site/page-meta.ts'
import { faqData } from '../site/structured-data.ts'
import type { Route } from './+types/faq.ts'

export const meta: Route.MetaFunction = pageMeta((t, { loaderData }) => ({
  title: t('faq.title'),
  description: t('faq.description'),
  data: import.meta.env.SSR
    ? () => {
        const items = loaderData?.items ?? []
        return [
          faqData(items.map(({ question, nodes }) => ({ question, answer: proseText(nodes) }))),
        ]
      }
    : undefined,
}))

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, locale } = context.get(appContext)
  return {
    items: await loadFaq(ctx, locale),
    calendars: orderCalendars(ctx.now),
    weekdays: weekdaysIn(locale),
  }
}

export const shouldRevalidate = unlessAnsweredHere

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { items, calendars, weekdays } = loaderData
  return (
    <FaqPage items={items}>
      <OrderCalendarSection calendars={calendars} weekdays={weekdays} />
    </FaqPage>
  )
}
