/** Hears from PostgreSQL when anything changes that a page shows, in whatever process it was changed. */
import type { PgNotifications, Subscription } from '../db/pg-notifications.ts'
import type { Log } from '../log/log.ts'
import type { PageCache } from './response-cache.ts'

/** The channel of the triggers in `migrations`. */
const CHANNEL = 'content_changed'

/** Nothing is cached until it listens and while the connection is lost. Resolves once it listens or was refused. */
export function watchContent(
  notifications: PgNotifications,
  cache: PageCache,
  log: Log,
): Promise<Subscription> {
  cache.pause(true)
  // It is tried again each second; one line tells of all of it.
  let isLogged = false
  return notifications.listen({
    channel: CHANNEL,
    hear: () => cache.purge(),
    find() {
      cache.pause(false)
      isLogged = false
    },
    lose(why) {
      cache.pause(true)
      const message = 'no news of changed content: pages are rendered anew until it is back'
      if (!isLogged) log.warn(message, { error: why })
      isLogged = true
    },
  })
}
