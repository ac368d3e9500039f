import type { Result } from '@ferrule/domain/result'
import type { ScimObject } from '@ferrule/domain/scim/match-filter'
import type { ScimRefusal } from '@ferrule/domain/scim/scim-error'
import type { Projection } from '@ferrule/domain/scim/scim-request'
import type { z } from 'zod'
import type { Directory, DirectoryDeps } from './directory-scope.ts'
import type { Condition, FilterColumns } from './filter-to-sql.ts'

export type Listing = { where: Condition; offset: number; limit: number; projection: Projection }

/** Reads and changes the resources of one type. `change` gets the resource before, and returns it after the change. */
export type Resources<Input, Held> = {
  name: 'Users' | 'Groups'
  columns: FilterColumns
  input: z.ZodType<Input>
  toResource: (held: Held, base: string) => ScimObject
  list: (deps: DirectoryDeps, directory: Directory, listing: Listing) => Promise<{ total: number; held: Held[] }>
  find: (deps: DirectoryDeps, directory: Directory, id: string) => Promise<Held | undefined>
  create: (deps: DirectoryDeps, directory: Directory, input: Input) => Promise<Result<Held, ScimRefusal>>
  change: (
    deps: DirectoryDeps,
    directory: Directory,
    request: { id: string; change: (held: Held) => Result<Input, ScimRefusal> },
  ) => Promise<Result<Held, ScimRefusal>>
  remove: (
    deps: DirectoryDeps,
    directory: Directory,
    request: { id: string; check: (held: Held) => Result<undefined, ScimRefusal> },
  ) => Promise<Result<undefined, ScimRefusal>>
}
