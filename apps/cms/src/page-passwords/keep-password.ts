import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { refuseSaving } from '../page-paths/refuse-saving.ts'
import { hashPassword, isPassword } from './hash-password.ts'

const protection = z.looseObject({
  level: z.string().nullish(),
  newPassword: z.string().nullish(),
  passwordHash: z.string().nullish(),
})

/** Turns a new password into its hash before anything is stored. A page cannot be published with a lock and no key. */
export const keepPassword: CollectionBeforeChangeHook = async ({ data }) => {
  const read = protection.safeParse(data['protection'])
  if (!read.success) return data
  const { newPassword, ...kept } = read.data
  const isNew = newPassword ? !(kept.passwordHash && (await isPassword(kept.passwordHash, newPassword))) : false
  const stored = newPassword && isNew ? { ...kept, ...(await hashPassword(newPassword)) } : kept
  if (stored.level === 'password' && !stored.passwordHash && data['_status'] === 'published') {
    throw refuseSaving('Please enter the password that opens this page')
  }
  return { ...data, protection: stored }
}
