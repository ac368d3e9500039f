import { z } from 'zod'
import { oneLine } from '../requests/form-fields.ts'
import type { ScimObject } from './match-filter.ts'
import { attributes, groupSchema } from './scim-names.ts'

export type ScimGroupInput = {
  displayName: string
  externalId: string | undefined
  /** Ids of users of the same organisation, each once. */
  memberIds: string[]
}

/** The largest body has room for fewer members than this. */
const maxMembers = 10_000

const group = attributes({
  displayName: oneLine(200),
  externalId: oneLine(254).optional(),
  members: z
    .array(attributes({ value: z.uuid() }))
    .max(maxMembers)
    .default([]),
})

/** Reads the body of a POST or PUT, or a patched resource. */
export const scimGroupInput = group.transform(({ displayName, externalId, members }): ScimGroupInput => {
  return { displayName, externalId, memberIds: [...new Set(members.map(({ value }) => value.toLowerCase()))] }
})

export type ScimGroup = {
  id: string
  displayName: string
  externalId: string | undefined
  members: readonly { id: string; userName: string }[]
  createdAt: Date
  changedAt: Date
}

/** `base` is the URL of the service. */
export function toGroupResource(scimGroup: ScimGroup, base: string): ScimObject {
  const { id, displayName, externalId, members, createdAt, changedAt } = scimGroup
  return {
    schemas: [groupSchema],
    id,
    ...(externalId !== undefined && { externalId }),
    displayName,
    members: members.map((member) => ({
      value: member.id,
      $ref: `${base}/Users/${member.id}`,
      display: member.userName,
      type: 'User',
    })),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: changedAt.toISOString(),
      location: `${base}/Groups/${id}`,
    },
  }
}
