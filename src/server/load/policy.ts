/**
 * How much one connection, one network and everybody together may ask of this process. A network is what `http/network.ts` calls
 * one place: an IPv4 address or the /64 of an IPv6 address. Behind it may be an office or a mobile carrier with hundreds of people,
 * so the numbers are chosen for a hundred visitors a minute from one network, as `CALLS_MAX.network` is. Decision 0038.
 */

/** Beyond it a connection is closed as soon as it is accepted. Each costs some tens of kilobytes. */
export const CONNECTIONS_MAX = 1_000
/** A browser opens six. Not counted behind trusted proxies, whose connections carry everybody. */
export const CONNECTIONS_PER_NETWORK_MAX = 200
export const REQUESTS_PER_CONNECTION_MAX = 1_000
/** Requests on one connection are answered one after the other. No browser sends a second one before the first is answered. */
export const PIPELINED_MAX = 16
/** Without a byte in either direction: a client that never reads. Longer than any answer takes to be made. */
export const CONNECTION_IDLE_MS = 60_000

/** Requests of one network, also for files and cached pages. A first visit makes about forty, later ones a handful. */
export const REQUESTS = { perSecond: 100, burst: 500 } as const
/**
 * Requests of one network that are worked on at once; others of it wait in a line of its own. So it takes no more of a busy process
 * than twelve of its visitors do, however many connections it has.
 */
export const NETWORK_LINE = { atOnce: 12, waiting: 60, waitMs: 5_000 } as const

/** Requests of everybody that are being worked on; beyond it new ones are refused.. */
export const IN_PROGRESS_MAX = 200
/** The same for health checks and payment webhooks, which are refused last. */
export const IN_PROGRESS_VITAL_MAX = 1_000
/** Mean delay of the event loop beyond which new requests are refused, */
export const LOOP_DELAY_MAX_MS = 200
/**
 * if it lasts for this many samples in a row, so that one long step (a first render, a garbage collection) refuses
 * no request,
 */
export const LOOP_DELAY_SAMPLES = 2
export const LOOP_SAMPLE_EVERY_MS = 1_000
/** and if so many requests wait: then it is a crowd, and not one visitor of a slow machine that just started. */
export const CROWD_MIN = 20

/** A refusal is sent after this pause, so that a client which asks again at once does not keep the process busy with refusing. */
export const REFUSAL_DELAY_MS = 1_000
/** Refusals that wait to be sent. Beyond it the connection is closed without an answer. */
export const DELAYED_REFUSALS_MAX = 700
export const DELAYED_REFUSALS_PER_NETWORK_MAX = 500

/**
 * Rendered pages for one network: 300 a minute and 60 at once, which is what twenty people do who all open the pack
 * builder or work in the console. A page costs 10 to 40 ms of one processor, so a network that does nothing else
 * takes a tenth of it.
 */
export const RENDERS = { perSecond: 5, burst: 60 } as const
/** The router's list of routes costs a tenth of a page, or one page for this many addresses. */
export const ROUTE_LIST_COST_MIN = 0.1
export const ROUTE_LIST_PATHS_PER_RENDER = 250

/**
 * Of one network, but for the console, where a step may wait for the card processor. A render holds the event loop for as long as it
 * takes; with more of them between two steps of an order, one network would slow down everybody else's orders.
 */
export const NETWORK_RENDER_LINE = { atOnce: 2, waiting: 30, waitMs: 5_000 } as const

/** Renders at once and waiting. One lane for the console, so that neither long exports nor visitors hold up the other side. */
export const RENDER_LANE = {
  atOnce: 8,
  /** Some two seconds of work. */
  waiting: 56,
  waitMs: 5_000,
} as const

/** Networks that are remembered. Beyond it the oldest are forgotten first. */
export const NETWORKS_MAX = 20_000
export const RETRY_AFTER_SECONDS = 5

/** Why something is refused. `network`: this one asked for too much. `total`: all together did. */
export type LoadReason = 'network' | 'total'
