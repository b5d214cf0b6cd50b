/** The newsletter subscription of a verified address. */
export {
  // What has ended, or never was, stays as it is.
  endSubscriptionOf as stopNewsTo,
  findSubscriptionOf as readSubscriptionOf,
  type Subscription,
} from './store.server.ts'
