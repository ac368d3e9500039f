import type { MachineQuery } from './machine.generated.ts'

export type LoadedMachine = NonNullable<MachineQuery['machine']>
