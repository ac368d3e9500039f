import { z } from 'zod'
import { toCrc32 } from '../../files/crc32.ts'
import { archiveBytes, toCentralDirectory, toLocalHeader } from '../../files/zip-archive.ts'
import { toCsv } from '../../tables/to-csv.ts'
import { machineData, type MachineData, type MachineDataList, machineDataLists } from './machine-data.ts'

type Cell = string | number | null

/** The data of a machine as ZIP archive: JSON with its schema, and the same as CSV tables for a spreadsheet. */
export function toMachineDataArchive(data: MachineData): Uint8Array<ArrayBuffer> {
  const modifiedOn = data.exportedAt.slice(0, 10)
  const files = listFiles(data).map(({ name, text }) => {
    const content = new TextEncoder().encode(text)
    return { name, content, crc32: toCrc32(content), byteSize: content.byteLength, modifiedOn }
  })
  const bytes = new Uint8Array(archiveBytes(files))
  let end = 0
  for (const part of [...files.flatMap((file) => [toLocalHeader(file), file.content]), toCentralDirectory(files)]) {
    bytes.set(part, end)
    end += part.byteLength
  }
  return bytes
}

function listFiles(data: MachineData): { name: string; text: string }[] {
  const facts: Record<string, Cell> = { ...data.machine, software: data.software.installed }
  return [
    { name: 'machine.json', text: `${JSON.stringify(data, null, 2)}\n` },
    { name: 'machine.schema.json', text: `${JSON.stringify(z.toJSONSchema(machineData), null, 2)}\n` },
    { name: 'machine.csv', text: toTable(Object.keys(facts), [facts]) },
    ...machineDataLists.map((list) => ({
      name: `${toKebab(list)}.csv`,
      text: toTable(Object.keys(machineData.shape[list].element.shape), rowsOf(data, list)),
    })),
  ]
}

function rowsOf(data: MachineData, list: MachineDataList): readonly Record<string, Cell>[] {
  return data[list]
}

/** The first row has the names of the properties, in the same order as the schema. */
function toTable(columns: readonly string[], rows: readonly Record<string, Cell>[]): string {
  return toCsv([columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))])
}

function toKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The name of the file: `machine-data-24-1555-666.zip`. */
export function toMachineDataName({ machine }: MachineData): string {
  return `machine-data-${machine.serialNumber}.zip`
}
