import { redirect } from '@ferrule/domain/redirects/redirect-table'
import { z } from 'zod'

export const redirectQuery = `query Redirect($site: JSON!, $previousUrl: String!) {
  Redirects(where: { site: { equals: $site }, previousUrl: { equals: $previousUrl } }, limit: 1) {
    docs { previousUrl target }
  }
}`

/** Without a limit, because a missing redirect is a broken link. */
export const redirectsQuery = `query Redirects($site: JSON!) {
  Redirects(where: { site: { equals: $site } }, limit: 0, sort: "previousUrl") { docs { previousUrl target } }
}`

export const redirectsResponse = z.object({ Redirects: z.object({ docs: z.array(redirect) }) })
