import { advisoryAnswers, advisoryStates } from '@ferrule/domain/advisories/advisory-answer'
import { machineStatuses } from '@ferrule/domain/advisories/match-machine'
import type { Builder } from '../graphql/builder.ts'
import type { AdvisoryTypes } from './advisory-types.ts'
import type { AdvisoryMachine } from './concerned-machines.ts'
import type { AdvisoryDetails } from './read-advisories.ts'
import { countOpenAdvisories, findOwnAdvisory, type OwnAdvisory, readOwnAdvisories } from './read-own-advisories.ts'

/** The advisories of the caller's machines. */
export function addOwnAdvisoryFields(builder: Builder, { entry, advisory }: AdvisoryTypes): void {
  const own = addOwnAdvisory(builder, entry)
  const details = builder.objectRef<{ advisory: AdvisoryDetails; own: OwnAdvisory }>('OwnAdvisoryDetails').implement({
    fields: (t) => ({ advisory: t.expose('advisory', { type: advisory }), own: t.expose('own', { type: own }) }),
  })
  builder.queryFields((t) => ({
    ownAdvisories: t.withAuth({ usesMachines: true }).field({
      type: [own],
      description: 'All advisories, newest first, with the machines of the caller’s organisations that they concern',
      resolve: (_, __, context) => readOwnAdvisories(context, context.actor),
    }),
    ownAdvisory: t.withAuth({ usesMachines: true }).field({
      type: details,
      nullable: true,
      args: { trackingId: t.arg.string({ required: true }) },
      resolve: async (_, { trackingId }, context) =>
        (await findOwnAdvisory(context, context.actor, trackingId)) ?? null,
    }),
    openAdvisories: t.withAuth({ signedIn: true }).int({
      description: 'Number of advisories that wait for an answer of the caller',
      resolve: (_, __, context) => countOpenAdvisories(context, context.actor),
    }),
  }))
}

function addOwnAdvisory(builder: Builder, entry: AdvisoryTypes['entry']) {
  const machine = addMachine(builder)
  const fix = builder.objectRef<OwnAdvisory['fixes'][number]>('AdvisoryFix').implement({
    fields: (t) => ({
      family: t.exposeString('family'),
      version: t.exposeString('version'),
      byteSize: t.int({
        nullable: true,
        description: 'Size of the file; null if it is not in the download centre',
        resolve: ({ file }) => file?.byteSize ?? null,
      }),
    }),
  })
  return builder.objectRef<OwnAdvisory>('OwnAdvisory').implement({
    fields: (t) => ({
      entry: t.field({ type: entry, resolve: (own) => own }),
      state: t.exposeString('state', { description: advisoryStates.join(', ') }),
      dueOn: t.exposeString('dueOn', { description: 'Date by which an answer is expected' }),
      machines: t.expose('machines', { type: [machine], description: 'The most urgent first' }),
      fixes: t.expose('fixes', { type: [fix] }),
    }),
  })
}

function addMachine(builder: Builder) {
  const answer = builder.objectRef<NonNullable<AdvisoryMachine['answer']>>('AdvisoryAnswer').implement({
    fields: (t) => ({
      answer: t.exposeString('answer', { description: advisoryAnswers.join(', ') }),
      acceptedUntil: t.exposeString('acceptedUntil', { nullable: true }),
      reason: t.exposeString('reason', { nullable: true }),
      answeredBy: t.exposeString('answeredBy'),
      answeredAt: t.expose('answeredAt', { type: 'DateTime' }),
    }),
  })
  return builder.objectRef<AdvisoryMachine>('AdvisoryMachine').implement({
    description: 'A machine of the caller that an advisory concerns',
    fields: (t) => ({
      id: t.exposeID('id'),
      serialNumber: t.exposeString('serialNumber'),
      model: t.exposeString('model'),
      assetName: t.exposeString('assetName'),
      place: t.string({ resolve: ({ plantName, position }) => `${plantName}, ${position}` }),
      softwareVersion: t.exposeString('softwareVersion'),
      status: t.exposeString('status', { description: machineStatuses.join(', ') }),
      state: t.exposeString('state', { description: advisoryStates.join(', ') }),
      answer: t.expose('answer', { type: answer, nullable: true }),
    }),
  })
}
