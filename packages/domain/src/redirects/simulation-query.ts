import { z } from 'zod'
import { languages } from '../locales/language.ts'

const maxAddressLength = 500

/** The address to simulate, the visitor who requests it, and the moment; invalid values are ignored. */
export const simulationQuery = z.object({
  address: z
    .string()
    .trim()
    .max(2000)
    .transform(toLocalAddress)
    .pipe(z.string().startsWith('/').max(maxAddressLength))
    .optional()
    .catch(undefined),
  stored: z.string().trim().max(5).optional().catch(undefined),
  accepted: z.enum(languages).optional().catch(undefined),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional()
    .catch(undefined),
  /** Absent for now. */
  date: z.iso.datetime().optional().catch(undefined),
})

export type SimulationQuery = z.infer<typeof simulationQuery>

/** Editors also paste whole addresses; the host is ignored, because the site is chosen beside the address. */
function toLocalAddress(written: string): string {
  const url = /^https?:\/\//i.test(written) ? URL.parse(written) : null
  return url ? `${url.pathname}${url.search}` : written
}
