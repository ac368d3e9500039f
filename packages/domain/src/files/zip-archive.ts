/** A file in a ZIP archive. PDFs are compressed already, so archives store files as they are. */
export type ZipEntry = {
  name: string
  /** CRC-32 of the content. */
  crc32: number
  byteSize: number
  /** A date such as 2026-10-01. */
  modifiedOn: string
}

/** Offsets have 32 bits in the plain format, which every program reads. */
export const maxArchiveBytes = 0xffff_ffff

const localSignature = 0x04034b50
const centralSignature = 0x02014b50
const endSignature = 0x06054b50
const localHeaderBytes = 30
const centralHeaderBytes = 46
const endBytes = 22
/** Version 2.0 of the format, with names in UTF-8. */
const formatVersion = 20
const utf8Names = 0x0800

/** The header in front of the content of a file. */
export function toLocalHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.name)
  const bytes = new Uint8Array(localHeaderBytes + name.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, localSignature, true)
  view.setUint16(4, formatVersion, true)
  writeFacts(view, 6, entry)
  view.setUint16(26, name.byteLength, true)
  bytes.set(name, localHeaderBytes)
  return bytes
}

/** The table of contents at the end of an archive that has the entries in this order. */
export function toCentralDirectory(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const starts = startsOf(entries)
  const records = entries.map((entry, index) => toCentralRecord(entry, starts[index] ?? 0))
  const recordBytes = sum(records.map(({ byteLength }) => byteLength))
  const bytes = new Uint8Array(recordBytes + endBytes)
  let end = 0
  for (const record of records) {
    bytes.set(record, end)
    end += record.byteLength
  }
  const view = new DataView(bytes.buffer)
  view.setUint32(end, endSignature, true)
  view.setUint16(end + 8, entries.length, true)
  view.setUint16(end + 10, entries.length, true)
  view.setUint32(end + 12, recordBytes, true)
  view.setUint32(end + 16, starts.at(-1) ?? 0, true)
  return bytes
}

/** The size of the whole archive. */
export function archiveBytes(entries: readonly ZipEntry[]): number {
  return (startsOf(entries).at(-1) ?? 0) + toCentralDirectory(entries).byteLength
}

/** Where each entry starts, and the table of contents after them. */
function startsOf(entries: readonly ZipEntry[]): number[] {
  const starts = [0]
  for (const entry of entries) starts.push((starts.at(-1) ?? 0) + toLocalHeader(entry).byteLength + entry.byteSize)
  return starts
}

function toCentralRecord(entry: ZipEntry, start: number): Uint8Array<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.name)
  const bytes = new Uint8Array(centralHeaderBytes + name.byteLength)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, centralSignature, true)
  view.setUint16(4, formatVersion, true)
  view.setUint16(6, formatVersion, true)
  writeFacts(view, 8, entry)
  view.setUint16(28, name.byteLength, true)
  view.setUint32(42, start, true)
  bytes.set(name, centralHeaderBytes)
  return bytes
}

/** Flags, method 0, date, checksum and both sizes, which are in both headers. */
function writeFacts(view: DataView, offset: number, { crc32, byteSize, modifiedOn }: ZipEntry): void {
  view.setUint16(offset, utf8Names, true)
  view.setUint16(offset + 6, toDosDate(modifiedOn), true)
  view.setUint32(offset + 8, crc32, true)
  view.setUint32(offset + 12, byteSize, true)
  view.setUint32(offset + 16, byteSize, true)
}

/** The format counts years from 1980. */
function toDosDate(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number)
  return ((Math.max(year, 1980) - 1980) << 9) | (month << 5) | date
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
