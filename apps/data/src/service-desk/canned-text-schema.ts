import { cannedTextInput } from '@ferrule/domain/service-desk/canned-text'
import { z } from 'zod'
import { runChange, type ChangePayload } from '../graphql/run-change.ts'
import type { Builder } from '../graphql/builder.ts'
import type { CannedText } from './canned-text-store.ts'
import { upsertCannedText, retireCannedText } from './change-canned-texts.ts'
import { listCannedTexts } from './list-canned-texts.ts'

/** GraphQL fields for canned texts, which the service maintains itself. */
export function addCannedTextFields(builder: Builder): void {
  const canned = builder.objectRef<CannedText>('CannedText').implement({
    description: 'A canned text of the service, with the placeholders {name}, {number} and {machine}',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version'),
      language: t.exposeString('language'),
      title: t.exposeString('title'),
      body: t.exposeString('body'),
      solves: t.exposeBoolean('solves', { description: 'Whether an answer with it solves the ticket' }),
    }),
  })
  builder.queryField('cannedTexts', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: [canned],
      resolve: (_, __, context) => listCannedTexts(context, context.actor),
    }),
  )
  addMutations(builder)
}

function addMutations(builder: Builder): void {
  const payload = builder.objectRef<ChangePayload>('CannedTextPayload').implement({
    description: 'The changed text, or the reason of the refusal',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'Names of invalid inputs, without duplicates' }),
    }),
  })
  const saveInput = builder.inputType('SaveCannedTextInput', {
    fields: (t) => ({
      id: t.string({ required: true, description: 'A new id adds a text' }),
      version: t.int({ required: true, description: 'The version that was edited; 0 for a new text' }),
      language: t.string({ required: true }),
      title: t.string({ required: true }),
      body: t.string({ required: true }),
      solves: t.boolean({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    upsertCannedText: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: saveInput, required: true }) },
      resolve: (_, { input }, context) =>
        runChange(cannedTextInput, input, (text) => upsertCannedText(context, context.actor, text)),
    }),
    retireCannedText: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        runChange(z.strictObject({ id: z.uuid() }), input, ({ id }) => retireCannedText(context, context.actor, id)),
    }),
  }))
}
