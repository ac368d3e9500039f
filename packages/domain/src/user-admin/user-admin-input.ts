import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { serviceNames } from '../portal-services/services-of-roles.ts'
import { emailAddress, freeText, idempotencyKey, oneLine } from '../requests/form-fields.ts'

const reason = oneLine(500)
const role = z.string().regex(/^[a-z-]{1,40}$/)
const application = z.enum(serviceNames)

/** The last day of access; null without an end. */
const endsOn = z.iso
  .date()
  .nullish()
  .transform((day) => day ?? undefined)

const key = { idempotencyKey }

/** Addresses are compared in lower case. */
const inviteEmail = emailAddress.transform((address) => address.toLowerCase())

export const inviteInput = z.strictObject({
  ...key,
  email: inviteEmail,
  organisationId: z.uuid(),
  applications: z
    .array(z.strictObject({ application, role }))
    .min(1)
    .max(serviceNames.length)
    .refine((all) => new Set(all.map((one) => one.application)).size === all.length),
  reason,
  endsOn,
  message: freeText(500).or(z.literal('')),
  language: z.enum(languages),
})

export type InviteInput = z.infer<typeof inviteInput>

export const addApplicationInput = z.strictObject({
  ...key,
  userId: z.uuid(),
  organisationId: z.uuid(),
  application,
  role,
  reason,
  endsOn,
})

export type AddApplicationInput = z.infer<typeof addApplicationInput>

export const grantAccessInput = z.strictObject({ ...key, accessId: z.uuid(), role, reason, endsOn })

export type GrantAccessInput = z.infer<typeof grantAccessInput>

export const endAccessInput = z.strictObject({ ...key, accessId: z.uuid(), reason: reason.or(z.literal('')) })

export type EndAccessInput = z.infer<typeof endAccessInput>

export const closeReviewInput = z.strictObject({ ...key, organisationId: z.uuid() })

export type CloseReviewInput = z.infer<typeof closeReviewInput>

export const undoAccessInput = z.strictObject({ ...key, accessId: z.uuid(), version: z.int().positive() })

export type UndoAccessInput = z.infer<typeof undoAccessInput>

export const userInput = z.strictObject({ ...key, userId: z.uuid() })

export type UserInput = z.infer<typeof userInput>

export const userOrganisationInput = z.strictObject({ ...key, userId: z.uuid(), organisationId: z.uuid() })

export type UserOrganisationInput = z.infer<typeof userOrganisationInput>

export const removeOrganisationInput = userOrganisationInput.extend({ isConfirmed: z.boolean() })

export type RemoveOrganisationInput = z.infer<typeof removeOrganisationInput>

/** 32 random bytes in Base64url. */
export const invitationToken = z.string().regex(/^[\w-]{43}$/)

export const invitedAccountInput = z.strictObject({
  token: invitationToken,
  firstName: oneLine(100),
  lastName: oneLine(100),
  /** The rules for passwords are those of the identity server. */
  password: z.string().min(1).max(256),
  language: z.enum(languages),
})

export type InvitedAccountInput = z.infer<typeof invitedAccountInput>
