const longestName = 200

/**
 * What is kept of the name a file had on somebody's computer: no folders, nothing invisible, nothing that turns
 * text around (right-to-left marks disguise `exe.gpj` as `jpg.exe`).
 */
export function toFileName(name: string): string {
  const last = name.toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim()
  const kept = shorten(visible.replace(/^\.+/, ''))
  return kept === '' ? 'file' : kept
}

/** The Content-Disposition of a download (RFC 6266): a plain name for old readers and the full one beside it. */
export function toAttachment(fileName: string): string {
  const plain = fileName.replace(/[^A-Za-z0-9 ._-]/g, '_')
  const full = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`
}

/** Cuts the middle out, so that the ending stays. */
function shorten(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= longestName) return name
  const ending = letters.slice(-20)
  return [...letters.slice(0, longestName - ending.length), ...ending].join('')
}
