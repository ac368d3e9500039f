import type { Reader } from '@ferrule/domain/catalogue/product'
import type { Deps } from '../graphql/request-context.ts'
import { type Insulation, listInsulations } from './process-store.ts'

/** The materials a machine may be asked for, in the reader's language. */
export function findInsulations({ db }: Pick<Deps, 'db'>, { language }: Reader): Promise<Insulation[]> {
  return listInsulations(db.queries, language)
}
