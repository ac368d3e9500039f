import { randomBytes } from 'node:crypto'
import { isLanguage, type Language } from '@ferrule/domain/locales/language'
import { assignStableKeys } from '@ferrule/domain/translation/stable-keys'
import type { ContentRow } from '@ferrule/domain/translation/text-field'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { type Transaction, transactionOf } from '../postgres/transaction-of.ts'
import { pageTextFields } from './page-text-fields.ts'

const createKey = () => randomBytes(6).toString('hex')

/** Gives every block of a saved page its key. Blocks are localised as a whole, so languages share no row ids. */
export const assignPageKeys: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const locale = req.locale ?? ''
  if (!Array.isArray(data['blocks']) || !isLanguage(locale)) return data
  const reference = originalDoc?.id
    ? await findReference(await transactionOf(req), String(originalDoc.id), locale)
    : undefined
  const keyed = assignStableKeys(pageTextFields, data, { saved: originalDoc, reference, createKey })
  return { ...data, blocks: keyed['blocks'] }
}

/** The blocks of the most preferred other language of the site that has keys. */
async function findReference(db: Transaction, pageId: string, language: Language): Promise<ContentRow | undefined> {
  const { rows } = await db.execute(sql`
    select texts.version_blocks as blocks from _pages_v v
    join _pages_v_locales texts on texts._parent_id = v.id and texts._locale <> ${language}::_locales
    left join sites_languages preferred
      on preferred.parent_id = v.version_site_id and preferred.value::text = texts._locale::text
    where v.parent_id = ${pageId} and v.latest and texts.version_blocks -> 0 ? 'stableKey'
    order by preferred."order" nulls last limit 1`)
  return rows[0]
}
