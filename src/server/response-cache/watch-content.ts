/** Hears from PostgreSQL when anything changes that a cached answer shows, in whatever process it was changed. */
import type { PgNotifications, Subscription } from '../db/pg-notifications.ts'
import type { Log } from '../log/log.ts'
import type { ListCache } from './list-cache.ts'
import type { PageCache } from './stored-page.ts'

/** The channel of the triggers in `migrations`. They send the name of the changed table. */
const CHANNEL = 'content_changed'
/** Sent when few cartridges are left. Pages show numbers of no cartridge, or are rendered each time. */
const STOCK = 'cartridge_stock'

export type Caches = { pages: PageCache; lists: ListCache }

/** Nothing is cached until it listens and while the connection is lost. Resolves once it listens or was refused. */
export function watchContent(
  notifications: PgNotifications,
  { pages, lists }: Caches,
  log: Log,
): Promise<Subscription> {
  const pause = (isPaused: boolean) => {
    pages.pause(isPaused)
    lists.pause(isPaused)
  }
  pause(true)
  // It is tried again each second; one line tells of all of it.
  let isLogged = false
  return notifications.listen({
    channel: CHANNEL,
    hear(table) {
      lists.purge()
      if (table !== STOCK) pages.purge()
    },
    find() {
      pause(false)
      isLogged = false
    },
    lose(why) {
      pause(true)
      const message = 'changes of content are not reported: until they are, nothing is cached'
      if (!isLogged) log.warn(message, { error: why })
      isLogged = true
    },
  })
}
