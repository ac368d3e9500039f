/** The accepted uploads: pictures and videos of cameras, phones and screen recorders. */
export const mediaTypes = {
  'image/jpeg': { extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { extensions: ['png'] },
  'image/webp': { extensions: ['webp'] },
  'image/gif': { extensions: ['gif'] },
  'video/mp4': { extensions: ['mp4', 'm4v'] },
  'video/quicktime': { extensions: ['mov', 'qt'] },
  'video/webm': { extensions: ['webm'] },
} as const satisfies Record<string, { extensions: readonly string[] }>

export type MediaType = keyof typeof mediaTypes

/** For the `accept` attribute; browsers convert some other formats to these. */
export const acceptedTypes = Object.keys(mediaTypes).join(',')

/** The number of leading bytes that identify a file's type. */
export const headBytes = 64

/** The type of a file by its first bytes; undefined for any other, including SVG and archives. */
export function findMediaType(head: Uint8Array): MediaType | undefined {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (textAt(head, 0, 6) === 'GIF87a' || textAt(head, 0, 6) === 'GIF89a') return 'image/gif'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'image/webp'
  if (textAt(head, 4, 4) === 'ftyp') return typeOfBrand(textAt(head, 8, 4))
  // A WebM file is a Matroska file with the document type "webm" in its header.
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(head, 0, headBytes).includes('webm')) return 'video/webm'
  return undefined
}

export function isImage(type: MediaType): boolean {
  return type.startsWith('image/')
}

/** Whether a name has the extension of an accepted type; can be checked before the upload starts. */
export function hasAcceptedExtension(fileName: string): boolean {
  return Object.values(mediaTypes).some(({ extensions }) => hasExtension(fileName, extensions))
}

/** Whether the extension fits the content. Phones mix up the extensions of MP4 and QuickTime. */
export function hasExtensionOf(fileName: string, type: MediaType): boolean {
  const isVideo = type === 'video/mp4' || type === 'video/quicktime'
  const extensions = isVideo
    ? [...mediaTypes['video/mp4'].extensions, ...mediaTypes['video/quicktime'].extensions]
    : mediaTypes[type].extensions
  return hasExtension(fileName, extensions)
}

const videoBrands = /^(?:iso[\dm]|mp4[12]|avc1|M4V |MSNV|dash|3gp\d|mmp4|f4v )$/

function typeOfBrand(brand: string): MediaType | undefined {
  if (brand === 'qt  ') return 'video/quicktime'
  return videoBrands.test(brand) ? 'video/mp4' : undefined
}

function hasExtension(fileName: string, extensions: readonly string[]): boolean {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return extensions.includes(extension)
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function textAt(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length))
}
