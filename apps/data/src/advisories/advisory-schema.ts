import { machineAnswer, maxAnswers } from '@ferrule/domain/advisories/advisory-answer'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { addAdvisoryTypes, type AdvisoryTypes } from './advisory-types.ts'
import { answerAdvisory } from './answer-advisory.ts'
import { addOwnAdvisoryFields } from './own-advisory-schema.ts'
import { findAdvisory, readAdvisories } from './read-advisories.ts'
import { addSecurityReportFields } from './security-report-schema.ts'

export function addAdvisoryFields(builder: Builder): void {
  const types = addAdvisoryTypes(builder)
  addPublicFields(builder, types)
  addOwnAdvisoryFields(builder, types)
  addAnswer(builder)
  addSecurityReportFields(builder, types)
}

function addPublicFields(builder: Builder, { entry, advisory }: AdvisoryTypes): void {
  builder.queryFields((t) => ({
    advisories: t.field({
      type: [entry],
      description: 'Published security advisories, newest first',
      authScopes: { public: true },
      resolve: (_, __, { db }) => readAdvisories(db.queries),
    }),
    advisory: t.field({
      type: advisory,
      nullable: true,
      description: 'Null for an unknown advisory and for a draft',
      authScopes: { public: true },
      args: { trackingId: t.arg.string({ required: true }) },
      resolve: async (_, { trackingId }, { db }) => (await findAdvisory(db.queries, trackingId)) ?? null,
    }),
  }))
}

const answerInput = z.object({
  trackingId: z.string().min(1).max(60),
  answers: z.array(machineAnswer).min(1).max(maxAnswers),
})

type AnswerPayload = { changed: number; refusal: string | null }

function addAnswer(builder: Builder): void {
  const payload = builder.objectRef<AnswerPayload>('AnswerAdvisoryPayload').implement({
    fields: (t) => ({
      changed: t.exposeInt('changed', { description: 'Number of machines whose answer changed' }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  const answer = builder.inputType('MachineAnswerInput', {
    fields: (t) => ({
      machineId: t.string({ required: true }),
      answer: t.string({ required: true, description: 'installed, or accepted with a date and a reason' }),
      acceptedUntil: t.string(),
      reason: t.string(),
    }),
  })
  builder.mutationField('answerAdvisory', (t) =>
    t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: {
        trackingId: t.arg.string({ required: true }),
        answers: t.arg({ type: [answer], required: true }),
      },
      resolve: async (_, args, context): Promise<AnswerPayload> => {
        const input = answerInput.safeParse(args)
        if (!input.success) return { changed: 0, refusal: 'invalid-input' }
        const result = await answerAdvisory(context, context.actor, input.data)
        return result.ok ? { ...result.value, refusal: null } : { changed: 0, refusal: result.reason }
      },
    }),
  )
}
