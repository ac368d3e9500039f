import type { ReportStep } from '@ferrule/domain/advisories/reporting-clock'
import type { Language } from '@ferrule/domain/locales/language'
import { formatDateTime } from '@ferrule/texts/format-date'
import type { Texts } from '@ferrule/texts/load-texts'
import type { SecurityReportQuery } from './security-reports.generated.ts'
import { toReportLabels } from './report-labels.ts'

export type ReportDetails = NonNullable<SecurityReportQuery['securityReport']>

type Style = { texts: Texts<'security-report'>; language: Language; siteName: string }

/**
 * The text of a step for the platform of the authorities, into which people paste it. An early warning says what is
 * known at once; later reports add products, severity and measures. Times are in UTC.
 */
export function toReportText(step: ReportStep, { report, advisory }: ReportDetails, style: Style): string {
  const { texts, language, siteName } = style
  const labels = toReportLabels(texts)
  const at = (time: string) => `${formatDateTime(new Date(time), language, 'UTC')} UTC`
  const isLater = step !== 'early-warning'
  const lines = [
    `${labels.step(step)}: ${labels.kind(report.kind)}`,
    siteName,
    '',
    `${texts('report.name')}: ${report.title}`,
    `${texts('report.aware-at')}: ${at(report.awareAt)}`,
    ...(report.fixedAt ? [`${texts('report.fixed-at')}: ${at(report.fixedAt)}`] : []),
    ...(advisory ? [`${texts('report.advisory')}: ${[advisory.trackingId, ...advisory.cves].join(', ')}`] : []),
    '',
    `${texts('report.body')}:`,
    report.body,
    ...(advisory && isLater ? toFacts(advisory, texts) : []),
  ]
  return `${lines.join('\n')}\n`
}

function toFacts(
  { severity, score, products, remediations }: NonNullable<ReportDetails['advisory']>,
  texts: Texts<'security-report'>,
): string[] {
  const affected = products.filter(({ status }) => status === 'affected' || status === 'under-investigation')
  return [
    '',
    `${texts('report.severity')}: ${score === null ? severity : `CVSS ${score}`}`,
    '',
    `${texts('report.products')}:`,
    ...affected.map(({ name, versions }) => `- ${name}, ${versions}`),
    '',
    `${texts('report.measures')}:`,
    ...remediations.map(({ details }) => `- ${details}`),
  ]
}
