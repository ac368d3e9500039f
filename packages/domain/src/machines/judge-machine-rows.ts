import { z } from 'zod'
import { fromCell } from './machine-csv.ts'
import { decideMove, type MachinePlace, machinePlace, type MoveRefusal } from './move-machine.ts'

/** A machine as it stands, with the organisation whose plants it may move to. */
export type KnownMachine = MachinePlace & {
  id: string
  serialNumber: string
  organisationId: string
  retiredOn: string | null
}

export type KnownPlant = { id: string; organisationId: string; name: string }

export type RowRefusal = MoveRefusal | 'serial-unknown' | 'words-missing' | 'row-repeated'

export type RowVerdict = {
  /** As somebody counts them in a spreadsheet, where the first line names the columns. */
  line: number
  serialNumber: string
} & (
  | { verdict: 'stays' | 'renamed' | 'moved'; machineId: string; place: MachinePlace }
  | { verdict: RowRefusal; machineId?: undefined; place?: undefined }
)

/** Only these columns are read; the others are there for whoever looks at the table. */
const importedRow = z.object({
  serial_number: z.string(),
  plant: z.string(),
  name_in_plant: z.string(),
  place_in_plant: z.string(),
})

type Facts = { machines: readonly KnownMachine[]; plants: readonly KnownPlant[] }

/** What would become of each row. A machine somebody else owns and one that does not exist are answered alike. */
export function judgeMachineRows(rows: readonly unknown[], { machines, plants }: Facts): RowVerdict[] {
  const bySerial = new Map(machines.map((machine) => [machine.serialNumber, machine]))
  const seen = new Set<string>()
  return rows.map((row, index): RowVerdict => {
    const read = importedRow.safeParse(row)
    const serialNumber = read.success ? fromCell(read.data.serial_number) : ''
    const where = { line: index + 2, serialNumber }
    const machine = bySerial.get(serialNumber)
    if (!read.success || !machine) return { ...where, verdict: 'serial-unknown' }
    if (seen.has(serialNumber)) return { ...where, verdict: 'row-repeated' }
    seen.add(serialNumber)
    return { ...where, ...judge(machine, read.data, plants) }
  })
}

type Judged =
  | { verdict: 'stays' | 'renamed' | 'moved'; machineId: string; place: MachinePlace }
  | { verdict: RowRefusal }

function judge(machine: KnownMachine, row: z.infer<typeof importedRow>, plants: readonly KnownPlant[]): Judged {
  const own = plants.filter(({ organisationId }) => organisationId === machine.organisationId)
  const plant = own.find(({ name }) => name === fromCell(row.plant))
  if (!plant) return { verdict: 'plant-unknown' }
  const place = machinePlace.safeParse({
    plantId: plant.id,
    nameInPlant: fromCell(row.name_in_plant),
    placeInPlant: fromCell(row.place_in_plant),
  })
  if (!place.success) return { verdict: 'words-missing' }
  const move = decideMove(
    machine,
    place.data,
    own.map(({ id }) => id),
  )
  return move.ok
    ? { verdict: move.value.kind, machineId: machine.id, place: move.value.place }
    : { verdict: move.reason }
}
