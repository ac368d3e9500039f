import { z } from 'zod'
import { oneLine } from '../requests/form-fields.ts'
import { deskListQuery } from './desk-list.ts'

/** Most views that an agent can save. */
export const maxDeskViews = 30

/** The filters of a view: those of the queue, without the page. */
export const deskViewFilters = deskListQuery.omit({ page: true })

/** A view to save. The id is given by the client, which makes a save idempotent. */
export const deskViewInput = z.strictObject({
  id: z.uuid(),
  name: oneLine(60),
  isShared: z.boolean(),
  filters: deskViewFilters,
})
export type DeskViewInput = z.infer<typeof deskViewInput>
