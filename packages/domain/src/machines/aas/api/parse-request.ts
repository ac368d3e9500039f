import { z } from 'zod'
import { ok, refuse, type Result } from '../../../result.ts'
import { findSerialNumber, toAssetId } from '../shell-ids.ts'
import { decodeBase64Url } from './base64-url.ts'

const views = ['$metadata', '$value', '$reference', '$path'] as const
export type View = (typeof views)[number] | 'normal'

export type Page = { offset: number; limit: number }

type Shaped = { view: View; isCore: boolean; page: Page }

/** A request of the read profile of the AAS API. All but the description concern one machine. */
export type AasRequest =
  | { kind: 'description' }
  /** A list that names no machine is empty: nobody may list machines of others. */
  | (Shaped & { kind: 'list'; of: 'shells' | 'submodels'; serialNumber: string | undefined; idShort: string | null })
  | (Shaped & { kind: 'shell' | 'asset-information' | 'submodel-refs'; serialNumber: string })
  | (Shaped & { kind: 'submodel' | 'elements'; serialNumber: string; submodelId: string })
  | (Shaped & { kind: 'element' | 'attachment'; serialNumber: string; submodelId: string; path: string })

export type AasRefusal = 'bad-request' | 'not-found'

type Parsed = Result<AasRequest, AasRefusal>

const maxLimit = 100

const assetId = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('not JSON')
      return z.NEVER
    }
  })
  .pipe(z.object({ name: z.string(), value: z.string().max(2000) }))

/** Reads a path below the API, split at its slashes, and its parameters. `origin` begins all ids. */
export function parseAasRequest(path: readonly string[], query: URLSearchParams, origin: string): Parsed {
  if (path.join('/') === 'description') return ok({ kind: 'description' })
  const last = path.at(-1)
  const view = views.find((one) => one === last) ?? 'normal'
  const shape = parseShape(query, view)
  if (!shape.ok) return shape
  const segments = view === 'normal' ? path : path.slice(0, -1)
  if (segments[0] === 'shells') return parseShells(segments.slice(1), { query, origin, shaped: shape.value })
  if (segments[0] === 'submodels') return parseSubmodels(segments.slice(1), { query, origin, shaped: shape.value })
  return refuse('not-found')
}

type Context = { query: URLSearchParams; origin: string; shaped: Shaped }

function parseShells([encoded, part, ...rest]: readonly string[], context: Context): Parsed {
  const { query, origin, shaped } = context
  if (encoded === undefined) {
    const serialNumber = parseAssetIds(query, origin)
    return serialNumber.ok
      ? ok({ ...shaped, kind: 'list', of: 'shells', serialNumber: serialNumber.value, idShort: query.get('idShort') })
      : serialNumber
  }
  const shell = parseId(encoded, origin)
  if (!shell.ok) return shell
  const { id, serialNumber } = shell.value
  if (!id.endsWith('/aas')) return refuse('not-found')
  if (part === undefined) return ok({ ...shaped, kind: 'shell', serialNumber })
  if (part === 'submodels' && rest.length > 0) return parseSubmodels(rest, context)
  if (rest.length > 0 || shaped.view !== 'normal') return refuse('not-found')
  return part === 'asset-information' || part === 'submodel-refs'
    ? ok({ ...shaped, kind: part, serialNumber })
    : refuse('not-found')
}

function parseSubmodels([encoded, part, path, file, ...rest]: readonly string[], context: Context): Parsed {
  const { query, origin, shaped } = context
  if (encoded === undefined)
    return ok({ ...shaped, kind: 'list', of: 'submodels', serialNumber: undefined, idShort: query.get('idShort') })
  const submodel = parseId(encoded, origin)
  if (!submodel.ok) return submodel
  const { id: submodelId, serialNumber } = submodel.value
  if (part === undefined) return ok({ ...shaped, kind: 'submodel', serialNumber, submodelId })
  if (part !== 'submodel-elements' || rest.length > 0) return refuse('not-found')
  if (path === undefined) return ok({ ...shaped, kind: 'elements', serialNumber, submodelId })
  if (file === undefined) return ok({ ...shaped, kind: 'element', serialNumber, submodelId, path })
  return file === 'attachment' && shaped.view === 'normal'
    ? ok({ ...shaped, kind: 'attachment', serialNumber, submodelId, path })
    : refuse('not-found')
}

function parseShape(query: URLSearchParams, view: View): Result<Shaped, 'bad-request'> {
  const [level, extent] = [query.get('level') ?? 'deep', query.get('extent') ?? 'withoutBlobValue']
  const [limit, cursor] = [query.get('limit') ?? String(maxLimit), query.get('cursor') ?? '0']
  const isValid =
    ['deep', 'core'].includes(level) &&
    ['withBlobValue', 'withoutBlobValue'].includes(extent) &&
    /^[1-9]\d{0,8}$/.test(limit) &&
    /^\d{1,6}$/.test(cursor)
  if (!isValid) return refuse('bad-request')
  const page = { offset: Number(cursor), limit: Math.min(Number(limit), maxLimit) }
  return ok({ view, isCore: level === 'core', page })
}

function parseId(encoded: string, origin: string): Result<{ id: string; serialNumber: string }, AasRefusal> {
  const id = decodeBase64Url(encoded)
  if (id === undefined) return refuse('bad-request')
  const serialNumber = findSerialNumber(origin, id)
  return serialNumber === undefined ? refuse('not-found') : ok({ id, serialNumber })
}

/** `assetIds` is the Base64 of `{"name":"serialNumber","value":"…"}`, or of a globalAssetId in the same form. */
function parseAssetIds(query: URLSearchParams, origin: string): Result<string | undefined, 'bad-request'> {
  const encoded = query.get('assetIds')
  if (encoded === null) return ok(undefined)
  const asset = assetId.safeParse(decodeBase64Url(encoded))
  if (!asset.success) return refuse('bad-request')
  const { name, value } = asset.data
  if (name === 'serialNumber') return ok(findSerialNumber('', toAssetId('', value)))
  return ok(name === 'globalAssetId' ? findSerialNumber(origin, value) : undefined)
}
