import { z } from 'zod'
import { findName, type ScimObject } from './match-filter.ts'

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const listSchema = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'
export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'

/** The attributes with these names, which a sender may write in any case. All others are dropped. */
function pickAttributes(resource: ScimObject, names: readonly string[]): ScimObject {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = findName(resource, name)
      return found === undefined || resource[found] === null ? [] : [[name, resource[found]]]
    }),
  )
}

/** An object whose attributes may be written in any case. */
export function attributes<Shape extends z.ZodRawShape>(shape: Shape) {
  const toKnownNames = (value: unknown) =>
    typeof value === 'object' && value !== null ? pickAttributes({ ...value }, Object.keys(shape)) : value
  return z.preprocess(toKnownNames, z.object(shape))
}

/** Directories send `"True"` and `"False"` as texts. */
export const scimBoolean = z.union([
  z.boolean(),
  z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false']))
    .transform((text) => text === 'true'),
])
