import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { machinePageQuery } from '@ferrule/domain/machines/machine-page-query'
import type { ReadingPeriod } from '@ferrule/domain/machines/readings/reading-window'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/machine.route'
import { changeMachine } from './change-machine.ts'
import { MachineRecord } from './machine-record.tsx'
import { Machine } from './machine.generated.ts'
import { MachineReadings } from './readings/machine-readings.generated.ts'
import { MachineNotFound } from './machine-not-found.tsx'

export async function clientLoader({ request, params: { serialNumber, locale } }: Route.ClientLoaderArgs) {
  const query = machinePageQuery.parse(Object.fromEntries(new URL(request.url).searchParams))
  const language = parseLocale(locale)?.language ?? defaultLanguage
  const [{ machine, plants }, readings] = await Promise.all([
    queryDataService(Machine, { serialNumber, language }, { allowNull: true }),
    query.tab === 'readings' ? findReadings(serialNumber, query.period) : null,
  ])
  return { machine, plants, readings, query }
}

/** The readings are larger than the rest of the page, so only their tab loads them. */
async function findReadings(serialNumber: string, period: ReadingPeriod) {
  const { machineReadings } = await queryDataService(MachineReadings, { serialNumber, period }, { allowNull: true })
  return machineReadings
}

/** Moves the machine, or changes whether it is in service. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeMachine(await request.formData())
}

export { MachinesUnavailable as ErrorBoundary } from './machines-unavailable.tsx'

export default function MachineScreen({ loaderData: { machine, plants, readings, query } }: Route.ComponentProps) {
  const texts = useTexts()
  const { portalHome } = useFrame()
  const list = { label: texts('inventory.title'), href: `${portalHome}/inventory` }
  if (machine) return <MachineRecord record={machine} {...{ plants, readings, query, list }} />
  return <MachineNotFound list={list} />
}
