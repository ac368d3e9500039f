/** A version-7 UUID of a time, because lists are sorted by id. The random part is that of another id. */
export function toTimeId(time: Date, id: string): string {
  const hex = time.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7${id.slice(15)}`
}
