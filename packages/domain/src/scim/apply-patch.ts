import { ok, refuse, type Result } from '../result.ts'
import { findName, isScimObject, matchesFilter, type ScimObject } from './match-filter.ts'
import { type PatchPath, readPatchPath } from './patch-path.ts'

export type PatchOperation = { op: 'add' | 'replace' | 'remove'; path?: string | undefined; value?: unknown }

export type PatchRefusal = 'invalidPath' | 'invalidValue' | 'noTarget' | 'mutability'

type Patched = Result<ScimObject, PatchRefusal>

/** Attributes that only the service changes. Directories echo them in an object without a path: they are ignored there. */
const readOnly = ['id', 'meta', 'schemas', 'groups']

/** Multi-valued attributes of users and groups. */
const multiValued = ['emails', 'members']

/** Applies the operations in order; the first that fails refuses all of them (RFC 7644, section 3.5.2). */
export function applyPatch(resource: ScimObject, operations: readonly PatchOperation[]): Patched {
  let patched = resource
  for (const operation of operations) {
    const result = applyOperation(patched, operation)
    if (!result.ok) return result
    patched = result.value
  }
  return ok(patched)
}

function applyOperation(resource: ScimObject, { op, path, value }: PatchOperation): Patched {
  if (op !== 'remove' && value === undefined) return refuse('invalidValue')
  if (path === undefined) return op === 'remove' ? refuse('noTarget') : applyWithoutPath(resource, { op, value })
  const target = readPatchPath(path)
  if (!target) return refuse('invalidPath')
  if (readOnly.includes(target.attribute)) return refuse('mutability')
  return target.filter
    ? applyToValues(resource, target, { op, value })
    : applyToAttribute(resource, target, { op, value })
}

type Change = { op: PatchOperation['op']; value: unknown }

/** The value is an object of attributes. Directories also send dotted names in it, such as `name.givenName`. */
function applyWithoutPath(resource: ScimObject, { op, value }: Change): Patched {
  if (!isScimObject(value)) return refuse('invalidValue')
  let patched = resource
  for (const [name, held] of Object.entries(value)) {
    const target = readPatchPath(name)
    // The names of schema extensions, which the service does not hold, are no attribute paths.
    if (!target || readOnly.includes(target.attribute)) continue
    const result = target.filter
      ? applyToValues(patched, target, { op, value: held })
      : applyToAttribute(patched, target, { op, value: held })
    if (!result.ok) return result
    patched = result.value
  }
  return ok(patched)
}

function applyToAttribute(resource: ScimObject, { attribute, subAttribute }: PatchPath, change: Change): Patched {
  const name = findName(resource, attribute) ?? attribute
  const held = resource[name]
  if (subAttribute !== undefined) {
    if (multiValued.includes(attribute)) return refuse('invalidPath')
    const inner = isScimObject(held) ? held : {}
    const { op, value } = change
    return ok(set(resource, name, setOrRemove(inner, subAttribute, op === 'remove' ? undefined : value)))
  }
  if (multiValued.includes(attribute)) return applyToList(resource, name, change)
  const { op, value } = change
  if (op === 'remove') return ok(setOrRemove(resource, attribute, undefined))
  return ok(set(resource, name, isScimObject(held) && isScimObject(value) ? merge(held, value) : value))
}

/** `add` appends values that are not in the list yet; `remove` with values removes these, as some directories send. */
function applyToList(resource: ScimObject, name: string, { op, value }: Change): Patched {
  const held = toList(resource[name])
  if (op === 'remove' && value === undefined) return ok(setOrRemove(resource, name, undefined))
  const values: unknown[] = Array.isArray(value) ? value : [value]
  if (!values.every(isScimObject)) return refuse('invalidValue')
  const isSame = (one: ScimObject) => (other: ScimObject) => other['value'] === one['value']
  if (op === 'remove')
    return ok(
      set(
        resource,
        name,
        held.filter((one) => !values.some(isSame(one))),
      ),
    )
  if (op === 'replace') return ok(set(resource, name, values))
  const added = new Map([...held, ...values].map((one) => [one['value'], one]))
  return ok(set(resource, name, [...added.values()]))
}

function applyToValues(resource: ScimObject, { attribute, subAttribute, filter }: PatchPath, change: Change): Patched {
  if (!multiValued.includes(attribute)) return refuse('invalidPath')
  const name = findName(resource, attribute) ?? attribute
  const held = toList(resource[name])
  const isMatched = (one: ScimObject) => filter !== undefined && matchesFilter(one, filter)
  const { op, value } = change
  if (op === 'remove' && subAttribute === undefined)
    return ok(
      set(
        resource,
        name,
        held.filter((one) => !isMatched(one)),
      ),
    )
  if (subAttribute === undefined && !isScimObject(value)) return refuse('invalidValue')
  if (!held.some(isMatched)) return op === 'remove' ? ok(resource) : refuse('noTarget')
  const changed = held.map((one) => {
    if (!isMatched(one)) return one
    if (subAttribute !== undefined) return setOrRemove(one, subAttribute, op === 'remove' ? undefined : value)
    return isScimObject(value) ? merge(one, value) : one
  })
  return ok(set(resource, name, changed))
}

function toList(held: unknown): ScimObject[] {
  return Array.isArray(held) ? held.filter(isScimObject) : []
}

function set(object: ScimObject, name: string, value: unknown): ScimObject {
  return { ...object, [name]: value }
}

function setOrRemove(object: ScimObject, attribute: string, value: unknown): ScimObject {
  const name = findName(object, attribute) ?? attribute
  if (value !== undefined) return set(object, name, value)
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name))
}

function merge(object: ScimObject, changes: ScimObject): ScimObject {
  return Object.entries(changes).reduce((merged, [key, value]) => setOrRemove(merged, key, value), object)
}
