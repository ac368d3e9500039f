/** What customers may send: pictures and films as cameras, telephones and screens make them. */
export const mediaTypes = {
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  'image/png': { endings: ['png'] },
  'image/webp': { endings: ['webp'] },
  'image/gif': { endings: ['gif'] },
  'video/mp4': { endings: ['mp4', 'm4v'] },
  'video/quicktime': { endings: ['mov', 'qt'] },
  'video/webm': { endings: ['webm'] },
} as const satisfies Record<string, { endings: readonly string[] }>

export type MediaType = keyof typeof mediaTypes

/** For the file input of a browser, which then converts what it can. */
export const acceptedTypes = Object.keys(mediaTypes).join(',')

/** How many bytes of the beginning tell what a file is. */
export const headBytes = 64

/** What a file is by its first bytes. Nothing for whatever else there is, drawings (SVG) and archives included. */
export function findMediaType(head: Uint8Array): MediaType | undefined {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (textAt(head, 0, 6) === 'GIF87a' || textAt(head, 0, 6) === 'GIF89a') return 'image/gif'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'image/webp'
  if (textAt(head, 4, 4) === 'ftyp') return typeOfBrand(textAt(head, 8, 4))
  // A Matroska file says in its first lines that it is one of the kind that browsers play.
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3]) && textAt(head, 0, headBytes).includes('webm')) return 'video/webm'
  return undefined
}

export function isImage(type: MediaType): boolean {
  return type.startsWith('image/')
}

/** Whether a name ends as the names of any accepted type do: known before the first byte has come. */
export function hasAcceptedEnding(fileName: string): boolean {
  return Object.values(mediaTypes).some(({ endings }) => endsAs(fileName, endings))
}

/** Whether the name of a file says the same as its content. Films of telephones are named one way or the other. */
export function isNamedAs(fileName: string, type: MediaType): boolean {
  const isFilm = type === 'video/mp4' || type === 'video/quicktime'
  const endings = isFilm
    ? [...mediaTypes['video/mp4'].endings, ...mediaTypes['video/quicktime'].endings]
    : mediaTypes[type].endings
  return endsAs(fileName, endings)
}

const filmBrands = /^(?:iso[\dm]|mp4[12]|avc1|M4V |MSNV|dash|3gp\d|mmp4|f4v )$/

function typeOfBrand(brand: string): MediaType | undefined {
  if (brand === 'qt  ') return 'video/quicktime'
  return filmBrands.test(brand) ? 'video/mp4' : undefined
}

function endsAs(fileName: string, endings: readonly string[]): boolean {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return endings.includes(ending)
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, index) => head[index] === byte)
}

function textAt(head: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...head.subarray(from, from + length))
}
