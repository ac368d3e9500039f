import { z } from 'zod'
import { freeText } from '../requests/form-fields.ts'
import { serviceNames } from './services-of-roles.ts'

/** A request for access to a service. */
export const accessRequestInput = z.strictObject({
  service: z.enum(serviceNames),
  reason: freeText(1000).or(z.literal('')),
})

export type AccessRequestInput = z.infer<typeof accessRequestInput>
