/** An answer that takes longer counts as none. */
export const ANSWER_TIMEOUT_SECONDS = 10
/** Part of that: the timeout of each DNS query. */
export const NAME_TIMEOUT_SECONDS = 2
export const LOOKUP_ATTEMPTS = 2
/** As much of an answer as staff are shown. */
export const ANSWER_BYTES_MAX = 1024
/** Between two attempts, a little spread. The first is longer than a try may take. */
export const RETRY_PAUSES_MINUTES = [
  1,
  5,
  15,
  60,
  4 * 60,
  8 * 60,
  12 * 60,
  24 * 60,
  24 * 60,
] as const
export const ATTEMPTS_MAX = RETRY_PAUSES_MINUTES.length + 1
/** Each pause is up to this much shorter or longer, so that what failed together is not repeated together. */
export const RETRY_SPREAD = 0.1
/** An endpoint of which nothing arrived for so long is switched off. */
export const FAILING_DAYS_MAX = 5
/** For so long after a new secret was made the one before it signs too. */
export const SECRET_OVERLAP_HOURS = 24
/** Deliveries and their attempts are forgotten afterwards. */
export const DELIVERY_RETENTION_DAYS = 30
/** A delivery whose job was lost is taken up again after this long. */
export const LOST_JOB_MINUTES = 10
/** How many overdue deliveries one look takes up. */
export const DUE_PER_RUN_MAX = 500
/** How many deliveries a process sends at once, and how many of them to one endpoint. */
export const CONCURRENT_DELIVERIES_MAX = 8
export const CONCURRENT_DELIVERIES_PER_ENDPOINT_MAX = 2
export const ENDPOINT_URL_LENGTH_MAX = 500
