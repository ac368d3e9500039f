import { instructionKinds, instructionOrigins } from '@ferrule/domain/machines/instructions/instruction-document'
import type { Builder } from '../../graphql/builder.ts'
import type { StoredDocument } from './document-store.ts'

export function addInstructionDocument(builder: Builder) {
  const change = builder.objectRef<StoredDocument['changes'][number]>('InstructionChange').implement({
    fields: (t) => ({ page: t.exposeInt('page', { nullable: true }), text: t.exposeString('text') }),
  })
  return builder.objectRef<StoredDocument>('InstructionDocument').implement({
    description: 'One version of a document of a machine as PDF; it never changes',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.exposeString('kind', { description: instructionKinds.join(', ') }),
      title: t.exposeString('title', { description: 'The printed title, in the language of the document' }),
      language: t.exposeString('language'),
      origin: t.exposeString('origin', { description: instructionOrigins.join(', ') }),
      version: t.exposeString('version'),
      issuedOn: t.exposeString('issuedOn', { description: 'Date such as 2026-10-01' }),
      softwareFrom: t.exposeString('softwareFrom', { nullable: true }),
      softwareUntil: t.exposeString('softwareUntil', { nullable: true }),
      sha256: t.exposeString('sha256'),
      crc32: t.exposeFloat('crc32', { description: 'CRC-32 of the file as number, for ZIP archives' }),
      byteSize: t.exposeInt('byteSize'),
      replaces: t.exposeID('replaces', { nullable: true, description: 'The id of the version before this one' }),
      changes: t.expose('changes', { type: [change], description: 'Changes since that version' }),
    }),
  })
}
