import { extensionOf } from './file-extension.ts'

/** The documents that tickets accept besides pictures and videos: reports, logs, tables and archives. */
export const documentTypes = {
  'application/pdf': { extensions: ['pdf'], signature: '%PDF-' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    extensions: ['xlsx'],
    signature: 'PK\x03\x04',
  },
  'application/zip': { extensions: ['zip'], signature: 'PK\x03\x04' },
  'text/csv': { extensions: ['csv'], signature: undefined },
  'text/plain': { extensions: ['txt', 'log'], signature: undefined },
} as const satisfies Record<string, { extensions: readonly string[]; signature: string | undefined }>

export type DocumentType = keyof typeof documentTypes

const typesByExtension = new Map(
  Object.entries(documentTypes).flatMap(([type, { extensions }]) =>
    extensions.map((extension): [string, string] => [extension, type]),
  ),
)

/** The document type that a file's name claims. */
export function findDocumentType(fileName: string): DocumentType | undefined {
  const type = typesByExtension.get(extensionOf(fileName))
  return type !== undefined && isDocumentType(type) ? type : undefined
}

/** Text has no signature; `isText` checks its content. */
export function hasSignatureOf(type: DocumentType, head: Uint8Array): boolean {
  const { signature } = documentTypes[type]
  return signature === undefined || String.fromCharCode(...head.subarray(0, signature.length)) === signature
}

export function isTextDocument(type: DocumentType): boolean {
  return documentTypes[type].signature === undefined
}

/** Machines write logs in many encodings, but only UTF-16, which begins with a byte order mark, contains NUL bytes. */
export function isUtf16(head: Uint8Array): boolean {
  return (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
}

function isDocumentType(type: string): type is DocumentType {
  return Object.hasOwn(documentTypes, type)
}
