import type { MachineReadingsQuery } from './machine-readings.generated.ts'

export type LoadedReadings = NonNullable<MachineReadingsQuery['machineReadings']>
