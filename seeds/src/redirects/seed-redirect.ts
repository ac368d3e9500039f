import type { Redirect } from '@ferrule/domain/redirects/redirect-table'

export type SeedRedirect = Redirect & { siteSlug: string }
