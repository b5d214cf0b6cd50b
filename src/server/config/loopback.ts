import { isIPv4 } from 'node:net'

/** Whether a host name means this machine, as URLs write it: nothing between the two programs can listen. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' ||
  host === '::1' ||
  host === '[::1]' ||
  (isIPv4(host) && host.startsWith('127.'))
