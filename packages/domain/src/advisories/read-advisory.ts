import type { CsafDocument } from './csaf-document.ts'
import { type CsafProduct, listCsafProducts } from './list-csaf-products.ts'
import { type Severity, toSeverity } from './severity.ts'

/** An advisory as people read it. Times are written as in the document. */
export type Advisory = {
  trackingId: string
  version: string
  language: string
  title: string
  initialReleaseDate: string
  currentReleaseDate: string
  publisher: { name: string; contact: string | null }
  cves: string[]
  /** Consequences, in paragraphs. */
  summary: string[]
  /** The fix first. */
  remediations: { category: string; details: string }[]
  score: number | null
  vector: string | null
  severity: Severity
  products: CsafProduct[]
  /** Newest first. */
  history: { date: string; summary: string }[]
  acknowledgments: string[]
}

/** In the order in which a reader should try them. */
const remediationOrder = ['vendor_fix', 'workaround', 'mitigation', 'none_available', 'no_fix_planned']

export function readAdvisory(csaf: CsafDocument): Advisory {
  const { document, vulnerabilities } = csaf
  const { tracking, publisher } = document
  const worst = vulnerabilities
    .flatMap(({ scores }) => scores.flatMap(({ cvss_v3: rating }) => rating ?? []))
    .toSorted((one, other) => other.baseScore - one.baseScore)[0]
  const notes = [...document.notes, ...vulnerabilities.flatMap((vulnerability) => vulnerability.notes)]
  return {
    trackingId: tracking.id,
    version: tracking.version,
    language: document.lang,
    title: document.title,
    initialReleaseDate: tracking.initial_release_date,
    currentReleaseDate: tracking.current_release_date,
    publisher: { name: publisher.name, contact: publisher.contact_details ?? null },
    cves: vulnerabilities.flatMap(({ cve }) => cve ?? []),
    summary: notes
      .filter(({ category }) => category === 'summary' || category === 'description')
      .map(({ text }) => text),
    remediations: listRemediations(csaf),
    score: worst?.baseScore ?? null,
    vector: worst?.vectorString ?? null,
    severity: toSeverity(worst?.baseScore ?? null),
    products: listCsafProducts(csaf),
    history: tracking.revision_history
      .map(({ date, summary }) => ({ date, summary }))
      .toSorted((one, other) => Date.parse(other.date) - Date.parse(one.date)),
    acknowledgments: document.acknowledgments.map(({ organization, names }) =>
      [...names, ...(organization ? [organization] : [])].join(', '),
    ),
  }
}

/** Several vulnerabilities may have the same remediation. */
function listRemediations({ vulnerabilities }: CsafDocument): Advisory['remediations'] {
  const all = vulnerabilities.flatMap(({ remediations }) => remediations)
  const unique = new Map(all.map(({ category, details }) => [`${category}\n${details}`, { category, details }]))
  const rank = ({ category }: { category: string }) => (remediationOrder.indexOf(category) + 10) % 10
  return [...unique.values()].toSorted((one, other) => rank(one) - rank(other))
}
