import { securityReportFields, securityReportInput } from '@ferrule/domain/advisories/security-report'
import { data, redirect } from 'react-router'
import { queryDataService } from '../../data-service/query-data-service.ts'
import { useFrame } from '../../frame/frame.ts'
import { useTexts } from '../../frame/texts.tsx'
import { readFormField } from '../../http/form-fields.ts'
import { Panel, PortalPage } from '../../portal/portal-page.tsx'
import { NoEntry } from '../../service-desk/no-entry.tsx'
import type { Route } from './+types/security-report.route'
import { fromLocalTime } from './local-time.ts'
import { ReportForm } from './report-form.tsx'
import { ReportSteps } from './report-steps.tsx'
import { MarkReportStep, SaveSecurityReport, SecurityReport } from './security-reports.generated.ts'

const newId = 'new'

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  return { ...(await queryDataService(SecurityReport, { id }, { allowNull: true })), isNew: id === newId }
}

type Outcome = { fields: string[]; refusal: string | undefined }

/** Marks a step, or saves the record; the form keeps its input after a refusal. */
export async function clientAction({ request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  const read = (name: string) => readFormField(form, name)
  const refuse = (refusal: string, fields: string[] = []) => data<Outcome>({ fields, refusal }, { status: 409 })
  try {
    if (form.has('step')) {
      const step = { id: params.id, step: read('step'), isDone: read('intent') === 'done' }
      const { refusal } = (await queryDataService(MarkReportStep, step)).markReportStep
      return refusal === null ? data<Outcome>({ fields: [], refusal: undefined }) : refuse(refusal)
    }
    const fixedAt = read('fixedAt')
    const values = {
      ...Object.fromEntries(securityReportFields.map((field) => [field, read(field)])),
      id: read('id'),
      version: Number(read('version')),
      awareAt: fromLocalTime(read('awareAt')),
      fixedAt: fixedAt === '' ? null : fromLocalTime(fixedAt),
      advisory: read('advisory') || null,
    }
    const parsed = securityReportInput.safeParse(values)
    if (!parsed.success)
      return refuse(
        'invalid-input',
        parsed.error.issues.map(({ path }) => String(path[0])),
      )
    const { refusal } = (await queryDataService(SaveSecurityReport, { input: parsed.data })).saveSecurityReport
    if (refusal !== null) return refuse(refusal)
    return redirect(`/${params.locale}/mykomax/service-desk/security-reports/${parsed.data.id}`)
  } catch {
    return refuse('failed')
  }
}

export { DeskUnavailable as ErrorBoundary } from '../../service-desk/desk-unavailable.tsx'

export default function SecurityReportScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { securityReport: details, advisories, isNew } = loaderData
  const texts = useTexts()
  const { portalHome } = useFrame()
  if (!details && !isNew) return <NoEntry />
  const desk = `${portalHome}/service-desk`
  const report = details?.report
  return (
    <PortalPage
      title={report?.title ?? texts('report.add')}
      trail={[
        { label: texts('desk.title'), href: desk },
        { label: texts('report.title'), href: `${desk}/security-reports` },
      ]}
    >
      {details && <ReportSteps details={details} />}
      <Panel id="record" title={texts('report.record')}>
        <ReportForm
          key={`${report?.id} ${report?.version}`}
          report={report}
          advisories={advisories}
          outcome={actionData}
        />
      </Panel>
    </PortalPage>
  )
}
