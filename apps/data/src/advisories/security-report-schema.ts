import { reportKinds, reportStates, reportSteps } from '@ferrule/domain/advisories/reporting-clock'
import { reportStepInput, securityReportInput } from '@ferrule/domain/advisories/security-report'
import type { Builder } from '../graphql/builder.ts'
import { type ChangePayload, runChange } from '../graphql/run-change.ts'
import type { AdvisoryTypes } from './advisory-types.ts'
import { markReportStep, upsertSecurityReport } from './change-security-report.ts'
import {
  findSecurityReport,
  readSecurityReports,
  type SecurityReport,
  type SecurityReportDetails,
} from './read-security-reports.ts'

const ofService = { worksServiceDesk: true } as const

/** The records of the service about what it must report to the authorities, with their deadlines. */
export function addSecurityReportFields(builder: Builder, { advisory }: AdvisoryTypes): void {
  const report = addReport(builder)
  const details = builder.objectRef<SecurityReportDetails>('SecurityReportDetails').implement({
    fields: (t) => ({
      report: t.expose('report', { type: report }),
      advisory: t.expose('advisory', { type: advisory, nullable: true }),
    }),
  })
  builder.queryFields((t) => ({
    securityReports: t.withAuth(ofService).field({
      type: [report],
      description: 'Newest first',
      resolve: (_, __, context) => readSecurityReports(context, context.actor),
    }),
    securityReport: t.withAuth(ofService).field({
      type: details,
      nullable: true,
      args: { id: t.arg.string({ required: true }) },
      resolve: async (_, { id }, context) => {
        const parsed = reportStepInput.shape.id.safeParse(id)
        return parsed.success ? findSecurityReport(context, context.actor, parsed.data) : null
      },
    }),
  }))
  addMutations(builder)
}

function addReport(builder: Builder) {
  const step = builder.objectRef<SecurityReport['steps'][number]>('SecurityReportStep').implement({
    fields: (t) => ({
      step: t.exposeString('step', { description: reportSteps.join(', ') }),
      state: t.exposeString('state', { description: reportStates.join(', ') }),
      dueAt: t.expose('dueAt', { type: 'DateTime', nullable: true, description: 'Null until the fix is available' }),
      doneAt: t.expose('doneAt', { type: 'DateTime', nullable: true }),
      doneBy: t.exposeString('doneBy', { nullable: true }),
    }),
  })
  return builder.objectRef<SecurityReport>('SecurityReport').implement({
    description: 'A record of the service about something that must be reported to the authorities',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version'),
      kind: t.exposeString('kind', { description: reportKinds.join(', ') }),
      title: t.exposeString('title'),
      body: t.exposeString('body'),
      awareAt: t.expose('awareAt', { type: 'DateTime' }),
      fixedAt: t.expose('fixedAt', { type: 'DateTime', nullable: true }),
      advisory: t.exposeString('advisory', { nullable: true, description: 'Tracking id' }),
      openedBy: t.exposeString('openedBy'),
      openedAt: t.expose('openedAt', { type: 'DateTime' }),
      steps: t.expose('steps', { type: [step], description: 'In the order in which they are due' }),
    }),
  })
}

function addMutations(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('SecurityReportPayload').implement({
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
  const saveInput = builder.inputType('SaveSecurityReportInput', {
    fields: (t) => ({
      id: t.string({ required: true, description: 'A new id adds a record' }),
      version: t.int({ required: true, description: 'The version that was edited; 0 for a new record' }),
      kind: t.string({ required: true }),
      title: t.string({ required: true }),
      body: t.string({ required: true }),
      awareAt: t.string({ required: true }),
      fixedAt: t.string(),
      advisory: t.string({ description: 'Tracking id' }),
    }),
  })
  builder.mutationFields((t) => ({
    saveSecurityReport: t.withAuth(ofService).field({
      type: payload,
      args: { input: t.arg({ type: saveInput, required: true }) },
      resolve: (_, { input }, context) =>
        runChange(securityReportInput, input, (valid) => upsertSecurityReport(context, context.actor, valid)),
    }),
    markReportStep: t.withAuth(ofService).field({
      type: payload,
      args: {
        id: t.arg.string({ required: true }),
        step: t.arg.string({ required: true }),
        isDone: t.arg.boolean({ required: true }),
      },
      resolve: (_, input, context) =>
        runChange(reportStepInput, input, (valid) => markReportStep(context, context.actor, valid)),
    }),
  }))
}
