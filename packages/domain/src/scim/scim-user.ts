import { z } from 'zod'
import { isLanguage, type Language } from '../locales/language.ts'
import { emailAddress, oneLine, optionalLine } from '../requests/form-fields.ts'
import type { ScimObject } from './match-filter.ts'
import { attributes, scimBoolean, userSchema } from './scim-names.ts'

/** A person as the directory of an organisation describes them. */
export type ScimUserInput = {
  userName: string
  externalId: string | undefined
  /** Lower case. */
  email: string
  givenName: string
  familyName: string
  language: Language | undefined
  isActive: boolean
}

const name = attributes({ givenName: optionalLine(100), familyName: optionalLine(100) })

const email = attributes({ value: emailAddress, primary: scimBoolean.default(false) })

const user = attributes({
  userName: oneLine(254),
  externalId: oneLine(254).optional(),
  active: scimBoolean.default(true),
  name: name.optional(),
  displayName: optionalLine(200),
  emails: z.array(email).max(10).default([]),
  preferredLanguage: z.string().max(100).optional(),
})

/** Reads the body of a POST or PUT, or a patched resource. Attributes that the portal does not hold are ignored. */
export const scimUserInput = user.transform((sent, context): ScimUserInput => {
  const chosen = sent.emails.find(({ primary }) => primary) ?? sent.emails[0]
  // Many directories use the address as the user name and send no other.
  const address = emailAddress.safeParse(chosen?.value ?? sent.userName)
  if (!address.success) context.addIssue({ code: 'custom', path: ['emails'], message: 'an e-mail address is required' })
  const { givenName = '', familyName = '' } = sent.name ?? {}
  return {
    userName: sent.userName,
    externalId: sent.externalId,
    email: address.data?.toLowerCase() ?? '',
    givenName,
    familyName: givenName + familyName === '' ? sent.displayName : familyName,
    language: toLanguage(sent.preferredLanguage),
    isActive: sent.active,
  }
})

function toLanguage(preferred: string | undefined): Language | undefined {
  const language = preferred?.slice(0, 2).toLowerCase() ?? ''
  return isLanguage(language) ? language : undefined
}

export type ScimUser = ScimUserInput & {
  id: string
  createdAt: Date
  changedAt: Date
  groups: readonly { id: string; displayName: string }[]
}

export function toUserResource(user: ScimUser, location: string): ScimObject {
  const { id, externalId, userName, givenName, familyName, email: address, isActive, groups } = user
  const formatted = `${givenName} ${familyName}`.trim()
  return {
    schemas: [userSchema],
    id,
    ...(externalId !== undefined && { externalId }),
    userName,
    name: { givenName, familyName, formatted },
    displayName: formatted,
    active: isActive,
    emails: [{ value: address, type: 'work', primary: true }],
    ...(user.language && { preferredLanguage: user.language }),
    groups: groups.map((group) => ({ value: group.id, display: group.displayName })),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.changedAt.toISOString(),
      location,
    },
  }
}
