const maxNameLength = 200

/**
 * Sanitises the name of an uploaded file: removes folders, invisible characters and text direction marks
 * (right-to-left marks disguise `exe.gpj` as `jpg.exe`).
 */
export function toFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const sanitised = shorten(visible.replace(/^\.+/, ''))
  return sanitised === '' ? 'file' : sanitised
}

/** The Content-Disposition of a download (RFC 6266): an ASCII name for old clients and the full one. */
export function toAttachment(fileName: string): string {
  return `attachment; ${toNames(fileName)}`
}

/** The Content-Disposition of a file that browsers display; the name is used if it is saved then. */
export function toInline(fileName: string): string {
  return `inline; ${toNames(fileName)}`
}

function toNames(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9 ._-]/g, '_')
  const full = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename="${plain}"; filename*=UTF-8''${full}`
}

/** Cuts out the middle, so that the extension stays. */
function shorten(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= maxNameLength) return name
  const tail = characters.slice(-20)
  return [...characters.slice(0, maxNameLength - tail.length), ...tail].join('')
}
