import { z } from 'zod'

/** The tabs of a machine's page, each with its own address. */
export const machineTabs = ['overview', 'history', 'documents', 'software', 'parts'] as const
export type MachineTab = (typeof machineTabs)[number]

/** The query string of a machine's page; invalid parameters are ignored. */
export const machinePageQuery = z.object({
  tab: z.enum(machineTabs).catch('overview'),
})

export type MachinePageQuery = z.infer<typeof machinePageQuery>
