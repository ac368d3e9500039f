import { type MachineRow, toMachinesCsv } from '@ferrule/domain/machines/machine-csv'
import { type CalendarDay, toCalendar } from '@ferrule/domain/machines/to-calendar'
import type { Texts } from '@ferrule/texts/load-texts'
import type { Entry } from './load-inventory.ts'
import type { MachineWords } from './machine-words.ts'

export function toCsv(entries: readonly Entry[]): string {
  return toMachinesCsv(entries.map(toRow))
}

function toRow({ machine }: Entry): MachineRow {
  return {
    serial_number: machine.serialNumber,
    model: machine.model,
    organisation: machine.organisationName,
    plant: machine.plantName,
    name_in_plant: machine.nameInPlant,
    place_in_plant: machine.placeInPlant,
    contract: machine.contract,
    contract_until: machine.contractUntil ?? '',
    warranty_until: machine.warrantyUntil ?? '',
    software_version: machine.softwareVersion,
  }
}

type Surroundings = { texts: Texts; words: MachineWords; portalUrl: string; now: Date }

/** The ends of contracts and warranties that are still to come. */
export function toContractDays(entries: readonly Entry[], { texts, words, portalUrl, now }: Surroundings): string {
  const today = now.toISOString().slice(0, 10)
  const days = entries.flatMap(({ machine }) => {
    const { id, model, serialNumber, nameInPlant, contract, contractUntil, warrantyUntil } = machine
    const name = `${model}, ${nameInPlant} (${serialNumber})`
    const url = `${portalUrl}/inventory/${serialNumber}`
    const ends: (CalendarDay | undefined)[] = [
      contractUntil === null
        ? undefined
        : {
            uid: `${id}-contract`,
            on: contractUntil,
            summary: texts('inventory.contract-ends', { contract: words.contractName(contract), machine: name }),
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
    return ends.filter((day): day is CalendarDay => day !== undefined && day.on >= today)
  })
  return toCalendar(days, now)
}
