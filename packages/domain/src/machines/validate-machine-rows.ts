import { z } from 'zod'
import { fromCell } from './machine-csv.ts'
import { decideMove, type MachinePlace, machinePlace, type MoveRefusal } from './move-machine.ts'

/** A machine with its current place and the organisation whose plants it may move to. */
export type KnownMachine = MachinePlace & {
  id: string
  serialNumber: string
  organisationId: string
  retiredOn: string | null
}

export type KnownPlant = { id: string; organisationId: string; name: string }

export type RowRefusal = MoveRefusal | 'serial-unknown' | 'name-or-position-missing' | 'row-repeated'

export type MachineRowResult = {
  /** The line number in a spreadsheet, where line 1 is the header. */
  line: number
  serialNumber: string
} & (
  | { outcome: 'stays' | 'renamed' | 'moved'; machineId: string; place: MachinePlace }
  | { outcome: RowRefusal; machineId?: undefined; place?: undefined }
)

/** The imported columns; the other exported columns are ignored. */
const importedRow = z.object({
  serial_number: z.string(),
  plant: z.string(),
  asset_name: z.string(),
  position: z.string(),
})

type Facts = { machines: readonly KnownMachine[]; plants: readonly KnownPlant[] }

/** The outcome of each row. Does not distinguish a machine of another owner from a missing one. */
export function validateMachineRows(rows: readonly unknown[], { machines, plants }: Facts): MachineRowResult[] {
  const bySerial = new Map(machines.map((machine) => [machine.serialNumber, machine]))
  const seen = new Set<string>()
  return rows.map((row, index): MachineRowResult => {
    const read = importedRow.safeParse(row)
    const serialNumber = read.success ? fromCell(read.data.serial_number) : ''
    const where = { line: index + 2, serialNumber }
    const machine = bySerial.get(serialNumber)
    if (!read.success || !machine) return { ...where, outcome: 'serial-unknown' }
    if (seen.has(serialNumber)) return { ...where, outcome: 'row-repeated' }
    seen.add(serialNumber)
    return { ...where, ...checkRow(machine, read.data, plants) }
  })
}

type RowOutcome =
  | { outcome: 'stays' | 'renamed' | 'moved'; machineId: string; place: MachinePlace }
  | { outcome: RowRefusal }

function checkRow(machine: KnownMachine, row: z.infer<typeof importedRow>, plants: readonly KnownPlant[]): RowOutcome {
  const ownPlants = plants.filter(({ organisationId }) => organisationId === machine.organisationId)
  const plant = ownPlants.find(({ name }) => name === fromCell(row.plant))
  if (!plant) return { outcome: 'plant-unknown' }
  const place = machinePlace.safeParse({
    plantId: plant.id,
    assetName: fromCell(row.asset_name),
    position: fromCell(row.position),
  })
  if (!place.success) return { outcome: 'name-or-position-missing' }
  const move = decideMove(
    machine,
    place.data,
    ownPlants.map(({ id }) => id),
  )
  return move.ok
    ? { outcome: move.value.kind, machineId: machine.id, place: move.value.place }
    : { outcome: move.reason }
}
