import { type MachineRow, toMachinesCsv } from '@ferrule/domain/machines/machine-csv'
import { type CalendarEvent, toIcalendar } from '@ferrule/domain/machines/to-icalendar'
import type { Texts } from '@ferrule/texts/load-texts'
import type { InventoryEntry } from './load-inventory.ts'
import type { MachineLabels } from './machine-labels.ts'

export function toInventoryCsv(entries: readonly InventoryEntry[]): string {
  return toMachinesCsv(entries.map(toRow))
}

function toRow({ machine }: InventoryEntry): MachineRow {
  return {
    serial_number: machine.serialNumber,
    model: machine.model,
    organisation: machine.organisationName,
    plant: machine.plantName,
    asset_name: machine.assetName,
    position: machine.position,
    contract: machine.contract,
    contract_until: machine.contractUntil ?? '',
    warranty_until: machine.warrantyUntil ?? '',
    software_version: machine.softwareVersion,
  }
}

type CalendarOptions = { texts: Texts; labels: MachineLabels; portalUrl: string; now: Date }

/** Returns a calendar with the future ends of contracts and warranties. */
export function toContractCalendar(
  entries: readonly InventoryEntry[],
  { texts, labels, portalUrl, now }: CalendarOptions,
): string {
  const today = now.toISOString().slice(0, 10)
  const days = entries.flatMap(({ machine }) => {
    const { id, model, serialNumber, assetName, contract, contractUntil, warrantyUntil } = machine
    const name = `${model}, ${assetName} (${serialNumber})`
    const url = `${portalUrl}/inventory/${serialNumber}`
    const ends: (CalendarEvent | undefined)[] = [
      contractUntil === null
        ? undefined
        : {
            uid: `${id}-contract`,
            on: contractUntil,
            summary: texts('inventory.contract-ends', { contract: labels.contractName(contract), machine: name }),
            url,
          },
      warrantyUntil === null
        ? undefined
        : {
            uid: `${id}-warranty`,
            on: warrantyUntil,
            summary: texts('inventory.warranty-ends', { machine: name }),
            url,
          },
    ]
    return ends.filter((day): day is CalendarEvent => day !== undefined && day.on >= today)
  })
  return toIcalendar(days, now)
}
