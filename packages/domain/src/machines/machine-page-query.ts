import { z } from 'zod'
import { readingPeriods } from './readings/reading-window.ts'

/** The tabs of a machine's page, each with its own address. */
export const machineTabs = ['overview', 'history', 'documents', 'software', 'parts', 'readings'] as const

/** The query string of a machine's page; invalid parameters are ignored. */
export const machinePageQuery = z.object({
  tab: z.enum(machineTabs).catch('overview'),
  period: z.enum(readingPeriods).catch('7d'),
})

export type MachinePageQuery = z.infer<typeof machinePageQuery>
