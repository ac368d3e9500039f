import { documentTypes, findDocumentType } from './document-type.ts'
import { acceptedTypes, hasAcceptedExtension } from './media-type.ts'

const uploadPurposes = ['request', 'ticket'] as const

/** A file of a public form, or of a ticket, which accepts documents as well. */
export type UploadPurpose = (typeof uploadPurposes)[number]

/** Without a known purpose a file must be a picture or a video. */
export function toUploadPurpose(value: string | undefined): UploadPurpose {
  return uploadPurposes.find((purpose) => purpose === value) ?? 'request'
}

/** Whether the name has an accepted extension; can be checked before the upload starts. */
export function acceptsFileName(purpose: UploadPurpose, fileName: string): boolean {
  return hasAcceptedExtension(fileName) || (purpose === 'ticket' && findDocumentType(fileName) !== undefined)
}

const documentExtensions = Object.values(documentTypes).flatMap(({ extensions }) => extensions.map((one) => `.${one}`))

/** For the `accept` attribute. */
export const acceptAttributes: Record<UploadPurpose, string> = {
  request: acceptedTypes,
  ticket: [acceptedTypes, ...documentExtensions].join(','),
}
