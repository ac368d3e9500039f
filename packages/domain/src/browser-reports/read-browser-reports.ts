import { z } from 'zod'
import { type DocumentKind, documentKindOf } from './document-kind.ts'

/** A report of a browser, reduced to names of fixed lists and a host: the rest may contain anything a page shows. */
export type BrowserReport = {
  type: ReportType | 'other'
  directive: Directive | 'other' | 'none'
  document: DocumentKind
  blockedHost: string
}

const reportTypes = [
  'csp-violation',
  'permissions-policy-violation',
  'integrity-violation',
  'deprecation',
  'intervention',
  'crash',
  'coop',
  'coep',
] as const

type ReportType = (typeof reportTypes)[number]

const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'worker-src',
  'frame-src',
  'form-action',
  'manifest-src',
  'base-uri',
  'object-src',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
] as const

type Directive = (typeof directives)[number]

/** Values of a blocked URL that are no URL. */
const keywords = ['inline', 'eval', 'wasm-eval', 'self', 'data', 'blob', 'trusted-types-sink', 'trusted-types-policy']

const text = z.string().catch('')
const legacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
  }),
})
const report = z.object({
  type: z.string(),
  url: text,
  body: z.object({ effectiveDirective: text, blockedURL: text }).catch({ effectiveDirective: '', blockedURL: '' }),
})

/** Browsers send a few at a time. */
const maxReports = 20

/**
 * Reads reports in the format of the Reporting API, or a single one of the `report-uri` directive. Returns undefined
 * for any other content.
 */
export function readBrowserReports(content: unknown): BrowserReport[] | undefined {
  const legacy = legacyReport.safeParse(content)
  if (legacy.success) {
    const { 'effective-directive': effective, 'violated-directive': violated, ...sent } = legacy.data['csp-report']
    const directive = effective || violated
    return [toReport('csp-violation', { directive, blocked: sent['blocked-uri'], url: sent['document-uri'] })]
  }
  const reports = z.array(z.unknown()).safeParse(content)
  if (!reports.success) return undefined
  const parsed = z.array(report).safeParse(reports.data.slice(0, maxReports))
  return parsed.data?.map(({ type, url, body }) =>
    toReport(type, { directive: body.effectiveDirective, blocked: body.blockedURL, url }),
  )
}

type Sent = { directive: string; blocked: string; url: string }

function toReport(type: string, { directive, blocked, url }: Sent): BrowserReport {
  // Old browsers send the directive with its sources.
  const name = directive.trim().split(' ')[0] ?? ''
  return {
    type: reportTypes.find((known) => known === type) ?? 'other',
    directive: name === '' ? 'none' : (directives.find((known) => known === name) ?? 'other'),
    document: documentKindOf(url),
    blockedHost: toHost(blocked),
  }
}

function toHost(blocked: string): string {
  if (keywords.includes(blocked)) return blocked
  const url = URL.canParse(blocked) ? new URL(blocked) : undefined
  if (!url) return 'none'
  return /^(https?|wss?):$/.test(url.protocol) ? url.hostname.slice(0, 100) : 'other'
}
