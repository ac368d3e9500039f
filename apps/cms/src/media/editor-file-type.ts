import { findMediaType, headBytes, isNamedAs } from '@ferrule/domain/files/media-type'

/** What editors may upload. No drawing (SVG), which can carry script; no archive, which nobody here unpacks. */
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

/** What a file is by its content, if editors may upload that and its name says the same. */
export function findEditorFileType(content: Buffer, name: string): EditorFileType | undefined {
  const head = content.subarray(0, headBytes).toString('latin1')
  if (head.startsWith('%PDF-')) return /\.pdf$/i.test(name) ? 'application/pdf' : undefined
  if (/^.{4}ftypavi[fs]/s.test(head)) return /\.avif$/i.test(name) ? 'image/avif' : undefined
  const type = findMediaType(content.subarray(0, headBytes))
  return type && isNamedAs(name, type) ? editorFileTypes.find((one) => one === type) : undefined
}
