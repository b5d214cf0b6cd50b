/** Which pattern of the route table an address of a page matches: few names for any number of addresses. */
import type { ServerBuild } from 'react-router'

import { pageOf } from '../response-cache/page-key.ts'
import { routeTableFor } from '../response-cache/route-table.ts'

export const UNKNOWN_ROUTE = '(unknown)'
export const MOVED_ROUTE = '(moved)'

export const pageRoute = (build: ServerBuild, pathname: string): string =>
  routeTableFor(build).patternOf(pageOf(pathname)) ?? UNKNOWN_ROUTE
