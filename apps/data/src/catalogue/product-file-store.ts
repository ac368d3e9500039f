import type { Queries } from '../postgres/database.ts'

export async function findStoredFile(db: Queries, id: string): Promise<{ url: string; filename: string } | undefined> {
  return db.selectFrom('productFile').where('id', '=', id).select(['url', 'filename']).executeTakeFirst()
}
