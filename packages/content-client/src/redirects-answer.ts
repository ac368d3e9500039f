import { redirect } from '@ferrule/domain/redirects/redirect-table'
import { z } from 'zod'

export const redirectsQuery = `query Redirects($site: JSON!) {
  Redirects(where: { site: { equals: $site } }, limit: 5000, sort: "previousUrl") { docs { previousUrl target } }
}`

export const redirectsAnswer = z.object({ Redirects: z.object({ docs: z.array(redirect) }) })
