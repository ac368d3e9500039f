import { type Redirect, redirect } from '@ferrule/domain/redirects/redirect-table'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../postgres/transaction-of.ts'

// Also shortens an address that begins with two letters of no language; comparing the whole address finds that one.
const withoutLocale = sql`coalesce(nullif(regexp_replace(previous_url, '^/[a-z]{2}(-[a-z]{2})?(?=/|$)', ''), ''), '/')`

type SiteRedirects = { siteId: string; exceptId: string | undefined }

/** Finds the redirects of a site from these addresses, with or without a locale in front. */
export async function findRedirectsFrom(
  req: PayloadRequest,
  addresses: string[],
  { siteId, exceptId }: SiteRedirects,
): Promise<Redirect[]> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select previous_url as "previousUrl", target from redirects
    where deleted_at is null and site_id = ${siteId} and id is distinct from ${exceptId ?? null}
      and (previous_url in ${addresses} or ${withoutLocale} in ${addresses})`)
  return z.array(redirect).parse(rows)
}
