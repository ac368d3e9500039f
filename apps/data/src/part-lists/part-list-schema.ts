import { namedListInput, renameListInput } from '@ferrule/domain/parts/named-list'
import { z } from 'zod'
import { answerChange, type ChangeAnswer } from '../graphql/answer-change.ts'
import type { Builder } from '../graphql/builder.ts'
import { deletePartList, renamePartList, savePartList } from './change-part-lists.ts'
import type { ShownList } from './part-list-store.ts'
import { readPartLists } from './read-part-lists.ts'

export function addPartListFields(builder: Builder): void {
  addLists(builder)
  addChanges(builder)
}

function addLists(builder: Builder): void {
  const line = builder.objectRef<ShownList['lines'][number]>('PartListLine').implement({
    fields: (t) => ({
      articleNumber: t.exposeString('articleNumber'),
      name: t.exposeString('name'),
      quantity: t.exposeInt('quantity'),
    }),
  })
  const list = builder.objectRef<ShownList>('PartList').implement({
    description: 'Parts that are ordered together for one machine, under a name of the customer’s',
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      serialNumber: t.exposeString('serialNumber'),
      nameInPlant: t.exposeString('nameInPlant'),
      savedAt: t.expose('savedAt', { type: 'DateTime' }),
      savedBy: t.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
      lines: t.expose('lines', { type: [line] }),
    }),
  })
  builder.queryField('partLists', (t) =>
    t.withAuth({ usesProducts: true }).field({
      type: [list],
      description: 'For the caller’s machines of a product',
      args: { productSlug: t.arg.string({ required: true }), language: t.arg.string({ required: true }) },
      resolve: (_, asked, context) => readPartLists(context, context.actor, asked),
    }),
  )
}

function addChanges(builder: Builder): void {
  const payload = builder.objectRef<ChangeAnswer>('PartListPayload').implement({
    description: 'The list that was changed, or why none was',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'The inputs that are not valid, each once' }),
    }),
  })
  const line = builder.inputType('PartListLineInput', {
    fields: (t) => ({ articleNumber: t.string({ required: true }), quantity: t.int({ required: true }) }),
  })
  const saving = builder.inputType('SavePartListInput', {
    fields: (t) => ({
      serialNumber: t.string({ required: true }),
      name: t.string({ required: true, description: 'A list of that name is replaced' }),
      lines: t.field({ type: [line], required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    savePartList: t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { input: t.arg({ type: saving, required: true }) },
      resolve: (_, { input }, context) =>
        answerChange(namedListInput, input, (sent) => savePartList(context, context.actor, sent)),
    }),
    renamePartList: t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }), name: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        answerChange(renameListInput, input, (sent) => renamePartList(context, context.actor, sent)),
    }),
    deletePartList: t.withAuth({ usesProducts: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        answerChange(z.strictObject({ id: z.uuid() }), input, ({ id }) => deletePartList(context, context.actor, id)),
    }),
  }))
}
