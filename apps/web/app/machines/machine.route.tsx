import { defaultLanguage } from '@ferrule/domain/locales/language'
import { parseLocale } from '@ferrule/domain/locales/locale'
import { listNextSteps } from '@ferrule/domain/machines/next-steps'
import { machinePageQuery } from '@ferrule/domain/machines/machine-page-query'
import type { ReadingPeriod } from '@ferrule/domain/machines/readings/reading-window'
import { rightsOfRoles } from '@ferrule/domain/portal-access/rights-of-roles'
import { useFrame } from '../frame/frame.ts'
import { useTexts } from '../frame/texts.tsx'
import { usePortal } from '../portal/portal-data.ts'
import { queryDataService } from '../data-service/query-data-service.ts'
import type { Route } from './+types/machine.route'
import { changeMachine } from './change-machine.ts'
import { today } from './machine-labels.ts'
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
  const { person } = usePortal()
  const list = { label: texts('inventory.title'), href: `${portalHome}/inventory` }
  if (!machine) return <MachineNotFound list={list} />
  // Tickets and advisories wait for the customer, not for our service.
  const steps = rightsOfRoles(person.roles).worksServiceDesk ? [] : listNextSteps(machine, today())
  return <MachineRecord record={machine} {...{ steps, plants, readings, query, list }} />
}
