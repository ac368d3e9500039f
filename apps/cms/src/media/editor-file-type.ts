import { findMediaType, headBytes, hasExtensionOf } from '@ferrule/domain/files/media-type'

/** File types that editors may upload. No SVG, which can contain scripts; no archives, which no service unpacks. */
export const editorFileTypes = [
  'image/webp',
  'image/png',
  'image/jpeg',
  'image/avif',
  'video/mp4',
  'video/webm',
  'application/pdf',
] as const

type EditorFileType = (typeof editorFileTypes)[number]

/** Returns the type of a file by its content, if editors may upload that type and the file extension matches it. */
export function findEditorFileType(content: Buffer, name: string): EditorFileType | undefined {
  const head = content.subarray(0, headBytes).toString('latin1')
  if (head.startsWith('%PDF-')) return /\.pdf$/i.test(name) ? 'application/pdf' : undefined
  if (/^.{4}ftypavi[fs]/s.test(head)) return /\.avif$/i.test(name) ? 'image/avif' : undefined
  const type = findMediaType(content.subarray(0, headBytes))
  return type && hasExtensionOf(name, type) ? editorFileTypes.find((one) => one === type) : undefined
}
