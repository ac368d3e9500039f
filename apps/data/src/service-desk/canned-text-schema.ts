import { cannedTextInput } from '@ferrule/domain/service-desk/canned-text'
import { z } from 'zod'
import { answerChange, type ChangeAnswer } from '../graphql/answer-change.ts'
import type { Builder } from '../graphql/builder.ts'
import type { CannedText } from './canned-text-store.ts'
import { keepCannedText, retireCannedText } from './change-canned-texts.ts'
import { listCannedTexts } from './list-canned-texts.ts'

/** What the service writes often, kept by the service itself. */
export function addCannedTextFields(builder: Builder): void {
  const canned = builder.objectRef<CannedText>('CannedText').implement({
    description: 'What the service writes often; {name}, {number} and {machine} stand for whom and what it is about',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version'),
      language: t.exposeString('language'),
      title: t.exposeString('title'),
      body: t.exposeString('body'),
    }),
  })
  builder.queryField('cannedTexts', (t) =>
    t.withAuth({ worksServiceDesk: true }).field({
      type: [canned],
      resolve: (_, __, context) => listCannedTexts(context, context.actor),
    }),
  )
  addChanges(builder)
}

function addChanges(builder: Builder): void {
  const payload = builder.objectRef<ChangeAnswer>('CannedTextPayload').implement({
    description: 'The text that was changed, or why none was',
    fields: (t) => ({
      id: t.exposeID('id', { nullable: true }),
      refusal: t.exposeString('refusal', { nullable: true }),
      fields: t.exposeStringList('fields', { description: 'The inputs that are not valid, each once' }),
    }),
  })
  const keeping = builder.inputType('KeepCannedTextInput', {
    fields: (t) => ({
      id: t.string({ required: true, description: 'A new one adds a text' }),
      version: t.int({ required: true, description: 'Which one was changed; 0 for a new text' }),
      language: t.string({ required: true }),
      title: t.string({ required: true }),
      body: t.string({ required: true }),
    }),
  })
  builder.mutationFields((t) => ({
    keepCannedText: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { input: t.arg({ type: keeping, required: true }) },
      resolve: (_, { input }, context) =>
        answerChange(cannedTextInput, input, (sent) => keepCannedText(context, context.actor, sent)),
    }),
    retireCannedText: t.withAuth({ worksServiceDesk: true }).field({
      type: payload,
      args: { id: t.arg.string({ required: true }) },
      resolve: (_, input, context) =>
        answerChange(z.strictObject({ id: z.uuid() }), input, ({ id }) => retireCannedText(context, context.actor, id)),
    }),
  }))
}
