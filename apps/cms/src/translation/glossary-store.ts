import type { Language } from '@ferrule/domain/locales/language'
import { type GlossaryTerm, glossaryTerm } from '@ferrule/domain/translation/glossary'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

/** A glossary with more terms than this is compared by its first ones. */
const maxTerms = 2000

const storedTerm = glossaryTerm.extend({
  forbidden: z
    .string()
    .nullable()
    .transform((lines) => (lines ?? '').split('\n').flatMap((line) => line.trim() || [])),
})

/** The terms of the glossary in two languages. */
export async function findGlossaryTerms(
  db: Transaction,
  { sourceLanguage, language }: { sourceLanguage: Language; language: Language },
): Promise<GlossaryTerm[]> {
  const { rows } = await db.execute(sql`
    select source.term as source, target.term as target, target.forbidden, glossary_terms.note
    from glossary_terms
    join glossary_terms_locales source
      on source._parent_id = glossary_terms.id and source._locale = ${sourceLanguage}::_locales
    left join glossary_terms_locales target
      on target._parent_id = glossary_terms.id and target._locale = ${language}::_locales
    where glossary_terms.deleted_at is null and source.term is not null
    order by source.term limit ${maxTerms}`)
  return z.array(storedTerm).parse(rows)
}
