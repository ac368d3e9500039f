import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'
import { pageRefusals } from './page-refusals.ts'
import { refuseSaving } from './refuse-saving.ts'

/** Refuses to delete the start page of a site. */
export const guardHomePages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isHomePage(req, String(id))) throw refuseSaving(req, pageRefusals.isHomePage)
}

export async function isHomePage(req: PayloadRequest, pageId: string): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select 1 from sites_home_pages where page_id = ${pageId} limit 1`)
  return rows.length > 0
}
