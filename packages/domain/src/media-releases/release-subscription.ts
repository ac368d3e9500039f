import { z } from 'zod'
import { languages } from '../locales/language.ts'
import { emailAddress } from '../requests/form-fields.ts'

/** `ad-hoc`: only notices under the ad hoc rules of the stock exchange. */
export const releaseScopes = ['all', 'ad-hoc'] as const

export type ReleaseScope = (typeof releaseScopes)[number]

export const releaseScope = z.enum(releaseScopes)

/** The form of a visitor. Addresses are compared in lower case, so that one person subscribes once. */
export const subscriptionInput = z.object({
  email: emailAddress.transform((email) => email.toLowerCase()),
  scope: releaseScope,
  language: z.enum(languages),
})

export type SubscriptionInput = z.infer<typeof subscriptionInput>

/** Random; part of the link in every mail. */
export const subscriptionToken = z.string().regex(/^[\w-]{32}$/)

const hourMs = 3_600_000

/** Hours after which an unconfirmed subscription is deleted with its address. */
export const confirmationHours = 48

/** Another person can enter an address again and again, so its owner gets the link once an hour at most. */
export function mayGetLink(linkSentAt: Date | undefined, now: Date): boolean {
  return linkSentAt === undefined || now.getTime() - linkSentAt.getTime() >= hourMs
}

/** Hours in which a published release is sent. An editor who corrects an older one sends no mails. */
const announcedHours = 48

export function isAnnounced(publishedAt: Date, now: Date): boolean {
  const age = now.getTime() - publishedAt.getTime()
  return age >= 0 && age <= announcedHours * hourMs
}

/** The scopes whose subscribers get a release. */
export function scopesOf({ adHoc }: { adHoc: boolean }): readonly ReleaseScope[] {
  return adHoc ? releaseScopes : ['all']
}
