import { createHash } from 'node:crypto'
import { ok, refuse, type Result } from '@ferrule/domain/result'
import { applyPatch } from '@ferrule/domain/scim/apply-patch'
import { isScimObject, type ScimObject } from '@ferrule/domain/scim/match-filter'
import { parseFilter } from '@ferrule/domain/scim/parse-filter'
import { toResourceTypes, toSchemas, toServiceProviderConfig } from '@ferrule/domain/scim/scim-discovery'
import type { ScimRefusal } from '@ferrule/domain/scim/scim-error'
import { listSchema } from '@ferrule/domain/scim/scim-names'
import { listQuery, patchRequest, project, type Projection } from '@ferrule/domain/scim/scim-request'
import { type SqlBool, sql } from 'kysely'
import type { Directory, DirectoryDeps } from './directory-scope.ts'
import { toFilterSql } from './filter-to-sql.ts'
import { groupResources } from './group-resources.ts'
import type { Resources } from './scim-resources.ts'
import { userResources } from './user-resources.ts'

export type ScimRequest = {
  method: string
  /** The path below `/scim/v2`, such as `/Users/{id}`. */
  path: string
  query: URLSearchParams
  body: string
  ifMatch: string | undefined
}

export type ScimAnswer = { status: number; body?: ScimObject; etag?: string; location?: string }

type Answer = Promise<Result<ScimAnswer, ScimRefusal>>

export type ScimDeps = DirectoryDeps & { publicOrigin: string }

/** Answers a request of a directory (RFC 7644). Everything happens within the organisation of its token. */
export async function answerScim(deps: ScimDeps, directory: Directory, request: ScimRequest): Answer {
  const [, type = '', id, ...rest] = request.path.split('/')
  if (rest.length > 0) return refuse('not-found')
  const base = `${deps.publicOrigin}/scim/v2`
  switch (type) {
    case 'Users':
      return answerResource({ deps, directory, resources: userResources, base }, request, id)
    case 'Groups':
      return answerResource({ deps, directory, resources: groupResources, base }, request, id)
    case 'ServiceProviderConfig':
      return id === undefined ? answerDiscovery(request, toServiceProviderConfig(base)) : refuse('not-found')
    case 'ResourceTypes':
      return answerDiscovery(request, findDescription(toResourceTypes(base), id))
    case 'Schemas':
      return answerDiscovery(request, findDescription(toSchemas(base), id))
    default:
      return refuse('not-found')
  }
}

function findDescription(all: ScimObject[], id: string | undefined): ScimObject | undefined {
  return id === undefined ? toList(all, { total: all.length, startIndex: 1 }) : all.find((one) => one['id'] === id)
}

function answerDiscovery(
  { method, query }: ScimRequest,
  body: ScimObject | undefined,
): Result<ScimAnswer, ScimRefusal> {
  if (method !== 'GET') return refuse('method-not-allowed')
  // Discovery has no filters (RFC 7644, section 4).
  if (!body || query.has('filter')) return refuse('not-found')
  return ok({ status: 200, body })
}

type Target<Input, Held> = {
  deps: DirectoryDeps
  directory: Directory
  resources: Resources<Input, Held>
  base: string
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

async function answerResource<Input, Held>(
  target: Target<Input, Held>,
  request: ScimRequest,
  id: string | undefined,
): Answer {
  const { method } = request
  if (id === undefined) {
    if (method === 'GET') return list(target, request)
    return method === 'POST' ? create(target, request) : refuse('method-not-allowed')
  }
  // An id that cannot exist gets the same response as one of another organisation.
  if (!uuid.test(id)) return refuse('not-found')
  if (method === 'GET') return read(target, request, id)
  if (method === 'PUT' || method === 'PATCH') return change(target, request, id)
  return method === 'DELETE' ? remove(target, request, id) : refuse('method-not-allowed')
}

function projectionOf(query: URLSearchParams): Projection {
  return {
    attributes: query.get('attributes') ?? undefined,
    excludedAttributes: query.get('excludedAttributes') ?? undefined,
  }
}

async function list<Input, Held>(target: Target<Input, Held>, { query }: ScimRequest): Answer {
  const { deps, directory, resources } = target
  const { filter, startIndex, count } = listQuery.parse(Object.fromEntries(query))
  const parsed = filter === undefined ? undefined : parseFilter(filter)
  if (parsed && !parsed.ok) return parsed
  const where = parsed ? toFilterSql(parsed.value, resources.columns) : sql<SqlBool>`true`
  if (!where) return refuse('invalidFilter')
  const projection = projectionOf(query)
  const found = await resources.list(deps, directory, { where, offset: startIndex - 1, limit: count, projection })
  const entries = found.held.map((held) => project(render(target, held).resource, projection))
  return ok({ status: 200, body: toList(entries, { total: found.total, startIndex }) })
}

function toList(entries: ScimObject[], { total, startIndex }: { total: number; startIndex: number }): ScimObject {
  return { schemas: [listSchema], totalResults: total, startIndex, itemsPerPage: entries.length, Resources: entries }
}

async function create<Input, Held>(target: Target<Input, Held>, { body, query }: ScimRequest): Answer {
  const { deps, directory, resources } = target
  const parsed = parseBody(body)
  if (!parsed.ok) return parsed
  const input = toInput(resources, parsed.value)
  if (!input.ok) return input
  const created = await resources.create(deps, directory, input.value)
  return created.ok ? answerHeld(target, created.value, { status: 201, query }) : created
}

async function read<Input, Held>(target: Target<Input, Held>, { query }: ScimRequest, id: string): Answer {
  const { deps, directory, resources } = target
  const held = await resources.find(deps, directory, id)
  return held ? answerHeld(target, held, { status: 200, query }) : refuse('not-found')
}

async function change<Input, Held>(target: Target<Input, Held>, request: ScimRequest, id: string): Answer {
  const { deps, directory, resources } = target
  const parsed = parseBody(request.body)
  if (!parsed.ok) return parsed
  const changed = await resources.change(deps, directory, {
    id,
    change: (held) => {
      const { resource, etag } = render(target, held)
      if (!isMatch(request.ifMatch, etag)) return refuse('changed-since')
      const after = request.method === 'PATCH' ? patch(resource, parsed.value) : parsed
      return after.ok ? toInput(resources, after.value) : after
    },
  })
  return changed.ok ? answerHeld(target, changed.value, { status: 200, query: request.query }) : changed
}

async function remove<Input, Held>(target: Target<Input, Held>, { ifMatch }: ScimRequest, id: string): Answer {
  const { deps, directory, resources } = target
  const removed = await resources.remove(deps, directory, {
    id,
    check: (held) => (isMatch(ifMatch, render(target, held).etag) ? ok(undefined) : refuse('changed-since')),
  })
  return removed.ok ? ok({ status: 204 }) : removed
}

function patch(resource: ScimObject, body: ScimObject): Result<ScimObject, ScimRefusal> {
  const request = patchRequest.safeParse(body)
  return request.success ? applyPatch(resource, request.data.Operations) : refuse('invalidSyntax')
}

function isMatch(ifMatch: string | undefined, etag: string): boolean {
  return ifMatch === undefined || ifMatch === '*' || ifMatch.split(',').some((one) => one.trim() === etag)
}

function parseBody(text: string): Result<ScimObject, 'invalidSyntax'> {
  try {
    const body: unknown = JSON.parse(text)
    return isScimObject(body) ? ok(body) : refuse('invalidSyntax')
  } catch {
    return refuse('invalidSyntax')
  }
}

function toInput<Input, Held>({ input }: Resources<Input, Held>, resource: ScimObject): Result<Input, 'invalidValue'> {
  const parsed = input.safeParse(resource)
  return parsed.success ? ok(parsed.data) : refuse('invalidValue')
}

/**
 * The version is a hash of the resource, so that it changes with everything that a directory can see. The members of a
 * group are left out, because lists can leave them out too; a change of them changes `lastModified`.
 */
function render<Input, Held>({ resources, base }: Target<Input, Held>, held: Held) {
  const plain = resources.toResource(held, base)
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...plain, members: undefined }))
    .digest('base64url')
  const etag = `W/"${hash.slice(0, 22)}"`
  const meta = isScimObject(plain['meta']) ? plain['meta'] : {}
  return { resource: { ...plain, meta: { ...meta, version: etag } }, etag, location: String(meta['location']) }
}

function answerHeld<Input, Held>(
  target: Target<Input, Held>,
  held: Held,
  { status, query }: { status: number; query: URLSearchParams },
): Result<ScimAnswer, ScimRefusal> {
  const { resource, etag, location } = render(target, held)
  const answer = { status, body: project(resource, projectionOf(query)), etag }
  return ok(status === 201 ? { ...answer, location } : answer)
}
