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
  /** The full name as the directory sent it. */
  displayName: string | undefined
  /** The language as the directory sent it, such as `de-AT`. */
  preferredLanguage: string | undefined
  /** The language of the portal that it means. */
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
  preferredLanguage: optionalLine(100),
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
    familyName,
    displayName: sent.displayName || undefined,
    preferredLanguage: sent.preferredLanguage || undefined,
    language: toLanguage(sent.preferredLanguage),
    isActive: sent.active,
  }
})

function toLanguage(preferred: string): Language | undefined {
  const language = preferred.slice(0, 2).toLowerCase()
  return isLanguage(language) ? language : undefined
}

/** The name of a new person. Some directories send a full name only. */
export function toPersonName({ givenName, familyName, displayName = '' }: ScimUserInput) {
  return { firstName: givenName, lastName: givenName + familyName === '' ? displayName : familyName }
}

type Names = Pick<ScimUserInput, 'givenName' | 'familyName'>

const fullNameOf = ({ givenName, familyName }: Names) => `${givenName} ${familyName}`.trim()

/** A full name that the service composed itself follows a change of its parts. */
export function withoutComposedName(before: ScimUserInput, after: ScimUserInput): ScimUserInput {
  const isComposed = before.displayName === undefined && after.displayName === fullNameOf(before)
  return isComposed ? { ...after, displayName: undefined } : after
}

export type ScimUser = ScimUserInput & {
  id: string
  createdAt: Date
  changedAt: Date
  groups: readonly { id: string; displayName: string }[]
}

/** `base` is the URL of the service. An attribute without a value is left out (RFC 7643, section 2.5). */
export function toUserResource(user: ScimUser, base: string): ScimObject {
  const { id, externalId, userName, givenName, familyName, email: address, isActive, groups } = user
  const formatted = fullNameOf(user)
  const displayName = user.displayName ?? formatted
  const preferredLanguage = user.preferredLanguage ?? user.language
  return {
    schemas: [userSchema],
    id,
    ...(externalId !== undefined && { externalId }),
    userName,
    ...(formatted && { name: { ...(givenName && { givenName }), ...(familyName && { familyName }), formatted } }),
    ...(displayName && { displayName }),
    active: isActive,
    emails: [{ value: address, type: 'work', primary: true }],
    ...(preferredLanguage && { preferredLanguage }),
    groups: groups.map((group) => ({
      value: group.id,
      $ref: `${base}/Groups/${group.id}`,
      display: group.displayName,
    })),
    meta: {
      resourceType: 'User',
      created: user.createdAt.toISOString(),
      lastModified: user.changedAt.toISOString(),
      location: `${base}/Users/${id}`,
    },
  }
}
