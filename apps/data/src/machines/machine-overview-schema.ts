import type { Builder } from '../graphql/builder.ts'
import type { DueDate } from './due-date-store.ts'
import type { MachineTypes } from './machine-types.ts'
import { type MachineOverview, readMachineOverview } from './read-machine-overview.ts'

/** The field about machines that the dashboard shows. */
export function addMachineOverviewField(builder: Builder, { stateCount, machine }: MachineTypes): void {
  const due = builder.objectRef<DueDate>('MachineDueDate').implement({
    description: 'A contract or warranty that ends soon',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'contract, warranty' }),
      serialNumber: t.exposeString('serialNumber'),
      model: t.exposeString('model'),
      day: t.exposeString('day', { description: 'yyyy-mm-dd' }),
    }),
  })
  const overview = builder.objectRef<MachineOverview>('MachineOverview').implement({
    fields: (t) => ({
      states: t.expose('states', { type: [stateCount] }),
      total: t.exposeInt('total', { description: 'Machines in use' }),
      stopped: t.expose('stopped', { type: [machine], description: 'At most three' }),
      due: t.expose('due', { type: [due], description: 'At most four, the next first' }),
    }),
  })
  builder.queryField('machineOverview', (t) =>
    t.withAuth({ usesMachines: true }).field({
      type: overview,
      resolve: (_, __, context) => readMachineOverview(context, context.actor),
    }),
  )
}
