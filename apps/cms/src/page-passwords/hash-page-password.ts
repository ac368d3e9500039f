import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { hashPassword, isPassword } from './hash-password.ts'

const protection = z.looseObject({
  level: z.string().nullish(),
  newPassword: z.string().nullish(),
  passwordHash: z.string().nullish(),
})

const noPassword = bilingual(
  'Please enter the password that opens this page',
  'Bitte geben Sie das Passwort ein, das diese Seite öffnet',
)

/**
 * Replaces a new password by its hash before saving. Refuses to publish a password-protected page without a password.
 */
export const hashPagePassword: CollectionBeforeChangeHook = async ({ data, req }) => {
  const read = protection.safeParse(data['protection'])
  if (!read.success) return data
  const { newPassword, ...current } = read.data
  const isNew = newPassword ? !(current.passwordHash && (await isPassword(current.passwordHash, newPassword))) : false
  const stored = newPassword && isNew ? { ...current, ...(await hashPassword(newPassword)) } : current
  if (stored.level === 'password' && !stored.passwordHash && data['_status'] === 'published') {
    throw refuseSaving(req, noPassword)
  }
  return { ...data, protection: stored }
}
