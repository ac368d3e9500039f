import { shareInput, shareStates } from '@ferrule/domain/machines/data/data-share'
import { z } from 'zod'
import type { Builder } from '../../graphql/builder.ts'
import {
  type MachineDataView,
  readMachineData,
  readSharedMachineData,
  type SharedMachineData,
  type ShareView,
} from './read-machine-data.ts'
import { shareMachineData, withdrawMachineData } from './share-machine-data.ts'

type SharePayload = { id: string | null; token: string | null; refusal: string | null }

export function addMachineDataFields(builder: Builder): void {
  addQueries(builder)
  addMutations(builder)
}

const jsonDescription = 'The data as JSON; its schema is part of every download'

function addQueries(builder: Builder): void {
  const share = builder.objectRef<ShareView>('MachineDataShare').implement({
    description: 'A link with which another company downloads the data of a machine',
    fields: (t) => ({
      id: t.exposeID('id'),
      recipient: t.exposeString('recipient'),
      state: t.exposeString('state', { description: shareStates.join(', ') }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      createdBy: t.string({
        nullable: true,
        resolve: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ') || null,
      }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      withdrawnAt: t.expose('withdrawnAt', { type: 'DateTime', nullable: true }),
      lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    }),
  })
  const data = builder.objectRef<MachineDataView>('MachineData').implement({
    description: 'Everything that is stored about a machine, without names of people',
    fields: (t) => ({
      machineId: t.exposeID('machineId'),
      json: t.string({ description: jsonDescription, resolve: ({ data: stored }) => JSON.stringify(stored) }),
      shares: t.expose('shares', { type: [share], description: 'Newest first, with withdrawn and expired ones' }),
    }),
  })
  const shared = builder.objectRef<SharedMachineData>('SharedMachineData').implement({
    fields: (t) => ({
      state: t.exposeString('state', { description: shareStates.join(', ') }),
      json: t.string({
        nullable: true,
        description: jsonDescription,
        resolve: ({ data: stored }) => (stored ? JSON.stringify(stored) : null),
      }),
    }),
  })
  builder.queryFields((t) => ({
    machineData: t.withAuth({ usesMachines: true }).field({
      type: data,
      nullable: true,
      description: 'Null for a missing machine and for one of another organisation',
      args: { serialNumber: t.arg.string({ required: true }) },
      resolve: async (_, { serialNumber }, context) =>
        (await readMachineData(context, context.actor, serialNumber)) ?? null,
    }),
    sharedMachineData: t.field({
      type: shared,
      nullable: true,
      description: 'Null for an unknown token; without data if the share has ended',
      authScopes: { public: true },
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) => (await readSharedMachineData(context, token)) ?? null,
    }),
  }))
}

function addMutations(builder: Builder): void {
  const payload = builder.objectRef<SharePayload>('MachineDataSharePayload').implement({
    description: 'The share, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      token: t.exposeString('token', { nullable: true, description: 'Shown once; null for a repeated request' }),
      refusal: t.exposeString('refusal', { nullable: true }),
    }),
  })
  const sharing = builder.inputType('ShareMachineDataInput', {
    fields: (t) => ({
      idempotencyKey: t.string({ required: true }),
      machineId: t.string({ required: true }),
      recipient: t.string({ required: true }),
      until: t.string({ required: true, description: 'The last day, such as 2026-12-31' }),
    }),
  })
  builder.mutationFields((t) => ({
    shareMachineData: t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: { input: t.arg({ type: sharing, required: true }) },
      resolve: async (_, { input }, context): Promise<SharePayload> => {
        const parsed = shareInput.safeParse(input)
        if (!parsed.success) return refusedWith('invalid-input')
        const created = await shareMachineData(context, context.actor, parsed.data)
        if (!created.ok) return refusedWith(created.reason)
        return { id: created.value.id, token: created.value.token ?? null, refusal: null }
      },
    }),
    withdrawMachineData: t.withAuth({ usesMachines: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: async (_, { id }, context): Promise<SharePayload> => {
        if (!z.uuid().safeParse(id).success) return refusedWith('share-unknown')
        const withdrawn = await withdrawMachineData(context, context.actor, id)
        return withdrawn.ok ? { id, token: null, refusal: null } : refusedWith(withdrawn.reason)
      },
    }),
  }))
}

function refusedWith(refusal: string): SharePayload {
  return { id: null, token: null, refusal }
}
