import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'
import { refuseSaving } from './refuse-saving.ts'

/** The page a site starts at cannot be deleted: nobody would arrive any more. */
export const keepHomePages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select 1 from sites_home_pages where page_id = ${id} limit 1`)
  if (rows.length > 0) throw refuseSaving('A site starts at this page; please choose another start page first')
}
