import { partListInput, renamePartListInput } from '@ferrule/domain/part-lists/part-list'
import { z } from 'zod'
import { runChange, type ChangePayload } from '../graphql/run-change.ts'
import type { Builder } from '../graphql/builder.ts'
import { deletePartList, renamePartList, savePartList } from './change-part-lists.ts'
import type { ListView } from './part-list-store.ts'
import { readPartLists } from './read-part-lists.ts'

export function addPartListFields(builder: Builder): void {
  addLists(builder)
  addMutations(builder)
}

function addLists(builder: Builder): void {
  const line = builder.objectRef<ListView['lines'][number]>('PartListLine').implement({
    fields: (t) => ({
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
    }),
  })
  const list = builder.objectRef<ListView>('PartList').implement({
    description: 'A named list of parts for one machine',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      serialNumber: t.exposeString('serialNumber'),
      assetName: t.exposeString('assetName'),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      savedBy: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
      lines: t.expose('lines', { type: [line] }),
    }),
  })
  builder.queryField('partLists', (t) =>
    t.withAuth({ usesProducts: true }).field({
      type: [list],
      description: 'Part lists for the caller’s machines of a product',
      args: { productSlug: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_, requested, context) => readPartLists(context, context.actor, requested),
    }),
  )
}

function addMutations(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('PartListPayload').implement({
    description: 'The changed list, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
  const line = builder.inputType('PartListLineInput', {
    fields: (t) => ({ articleNumber: t.string({ required: true }), quantity: t.int({ required: true }) }),
  })
  const saving = builder.inputType('SavePartListInput', {
    fields: (t) => ({
      serialNumber: t.string({ required: true }),
      name: t.string({ required: true, description: 'A list with the same name is replaced' }),
      lines: t.field({ type: [line], required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    savePartList: t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { input: t.arg({ type: saving, required: true }) },
      resolve: (_, { input }, context) =>
        runChange(partListInput, input, (list) => savePartList(context, context.actor, list)),
    }),
    renamePartList: t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }), name: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        runChange(renamePartListInput, input, (list) => renamePartList(context, context.actor, list)),
    }),
    deletePartList: t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        runChange(z.strictObject({ id: z.uuid() }), input, ({ id }) => deletePartList(context, context.actor, id)),
    }),
  }))
}
