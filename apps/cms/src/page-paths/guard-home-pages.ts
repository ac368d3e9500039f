import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '../postgres/transaction-of.ts'
import { refuseSaving } from './refuse-saving.ts'

/** Refuses to delete the start page of a site. */
export const guardHomePages: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select 1 from sites_home_pages where page_id = ${id} limit 1`)
  if (rows.length > 0) throw refuseSaving('This is the start page of a site; please choose another start page first')
}
