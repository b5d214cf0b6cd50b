/** Reports that browsers send by themselves, as unexpected errors: what happened, where in the code, on which page. */
import { z } from 'zod'

import {
  type ErrorReport,
  signatureOf,
  withoutPersons,
} from '#domain/error-reports/error-report.ts'

import { HOLDS_TOKEN } from '../http/headers.ts'

const REPORTS_MAX = 20

/** As `report-uri` sends it: one violation. CSP Level 3, section 5.3. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
    'source-file': z.string().nullish(),
    'line-number': z.number().nullish(),
  }),
})

const inCode = { sourceFile: z.string().nullish(), lineNumber: z.number().nullish() }
const Notice = z.object({ ...inCode, id: z.string().default(''), message: z.string().default('') })
const known = <Type extends string, Body extends z.ZodType>(type: Type, body: Body) =>
  z.object({ type: z.literal(type), url: z.string(), body })

/** As the Reporting API sends them, several at once. Kinds that the shop can't act on are ignored. */
const Report = z.discriminatedUnion('type', [
  known(
    'csp-violation',
    z.object({
      ...inCode,
      effectiveDirective: z.string(),
      blockedURL: z.string().nullish(),
    }),
  ),
  known('deprecation', Notice),
  known('intervention', Notice),
  known('crash', z.object({ reason: z.string().default('unknown') })),
])

type Happened = Pick<ErrorReport, 'message' | 'stack' | 'place'>

/** Without persons and secrets, each kind once; empty where nothing is about this site's pages. */
export function readReports(sent: unknown, siteUrl: string): Happened[] {
  const origin = new URL(siteUrl).origin
  const found = Array.isArray(sent)
    ? sent.slice(0, REPORTS_MAX).map((one) => fromReport(one, origin))
    : [fromLegacy(sent, origin)]
  const kinds = new Map<string, Happened>()
  for (const happened of found) {
    if (happened === null) continue
    const { message, stack, place } = withoutPersons({
      ...happened,
      source: 'browser',
      version: '',
    })
    kinds.set(signatureOf({ ...happened, source: 'browser', version: '' }), {
      message,
      stack,
      place,
    })
  }
  return [...kinds.values()]
}

function fromLegacy(sent: unknown, origin: string): Happened | null {
  const read = LegacyReport.safeParse(sent)
  if (!read.success) return null
  const report = read.data['csp-report']
  const directive = report['effective-directive'] || report['violated-directive'] || 'a directive'
  const where = { sourceFile: report['source-file'], lineNumber: report['line-number'] }
  const what = { directive, blocked: report['blocked-uri'] }
  return violation(report['document-uri'], origin, { ...what, ...where })
}

function fromReport(sent: unknown, origin: string): Happened | null {
  const read = Report.safeParse(sent)
  if (!read.success) return null
  const { type, url, body } = read.data
  if (type === 'csp-violation') {
    const { effectiveDirective: directive, blockedURL: blocked, ...where } = body
    return violation(url, origin, { directive, blocked, ...where })
  }
  if (type === 'crash') return onPage(url, origin, `crash: ${body.reason}`, '')
  return isForeign(body.sourceFile)
    ? null
    : onPage(url, origin, `${type} ${body.id}: ${body.message}`, stackOf(body, origin))
}

type CodePlace = {
  sourceFile?: string | null | undefined
  lineNumber?: number | null | undefined
}
type Violation = CodePlace & { directive: string; blocked: string | null | undefined }

function violation(page: string, origin: string, happened: Violation): Happened | null {
  const { directive, blocked, sourceFile } = happened
  if (isForeign(blocked) || isForeign(sourceFile)) return null
  const name = directive.split(' ', 1)[0]
  const message = `content security policy: ${name} refused ${shortened(blocked ?? '', origin)}`
  return onPage(page, origin, message, stackOf(happened, origin))
}

/** `null` for a page that is not ours. */
function onPage(page: string, origin: string, message: string, stack: string): Happened | null {
  const url = URL.parse(page)
  return url?.origin === origin ? { message, stack, place: withoutToken(url.pathname) } : null
}

const stackOf = ({ sourceFile, lineNumber }: CodePlace, origin: string): string =>
  sourceFile ? `at ${shortened(sourceFile, origin)}:${lineNumber ?? 0}` : ''

/** The path of our own address, the origin of a foreign one; a word such as `inline` is left as it is. */
function shortened(address: string, origin: string): string {
  const url = URL.parse(address)
  if (url === null) return /^[a-z-]{1,40}$/.test(address) ? address : 'something'
  if (url.origin === origin) return withoutToken(url.pathname)
  return url.origin === 'null' ? url.protocol : url.origin
}

/** Not even a part of a token is stored. */
const withoutToken = (path: string): string => {
  const page = HOLDS_TOKEN.exec(path)?.[0]
  return page === undefined ? path : `${page.replace(/\/$/, '')}/…`
}

/** Extensions of the browser do in our pages what they like. */
const isForeign = (address: string | null | undefined): boolean =>
  /^[a-z-]*extension(:|$)/i.test(address ?? '')
