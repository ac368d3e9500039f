import type { InstructionDocument } from './instruction-document.ts'

/** English original instructions of version 1.0, unless other properties are given. */
export function anInstructionDocument(properties: Partial<InstructionDocument> = {}): InstructionDocument {
  return {
    id: 'd1',
    kind: 'instructions',
    language: 'en',
    origin: 'original',
    version: '1.0',
    issuedOn: '2020-01-01',
    replaces: null,
    ...properties,
  }
}
