import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'
import { hashPagePassword } from './hash-page-password.ts'

type HookArgs = Parameters<typeof hashPagePassword>[0]

/** Only the fields that the hook reads. */
const save = async (protection: object, status = 'draft') => {
  const args: object = { data: { protection, _status: status }, req: { i18n: { language: 'en' } } }
  const saved: { protection: Record<string, string> } = await hashPagePassword(args as HookArgs)
  return saved.protection
}

test('stores a password as an argon2id hash [C4]', async () => {
  const { passwordHash = '', ...rest } = await save({ level: 'password', newPassword: 'open sesame' })
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(rest)).not.toContain('sesame')
  expect(await isPassword(passwordHash, 'open sesame')).toBe(true)
  expect(await isPassword(passwordHash, 'open barley')).toBe(false)
})

test('a new password gets a new version, the same password keeps its version', async () => {
  const stored = { level: 'password', ...(await hashPassword('open sesame')) }
  const same = await save({ ...stored, newPassword: 'open sesame' })
  const other = await save({ ...stored, newPassword: 'open barley' })
  expect(same).toEqual(stored)
  expect(other['passwordVersion']).not.toBe(stored.passwordVersion)
})

test('a save without a new password leaves the hash unchanged', async () => {
  const stored = { level: 'password', ...(await hashPassword('open sesame')) }
  expect(await save({ ...stored, newPassword: null }, 'published')).toEqual(stored)
})

test('refuses to publish a password-protected page without a password', async () => {
  await expect(save({ level: 'password' }, 'published')).rejects.toThrow('Please enter the password')
  expect(await save({ level: 'password' })).toEqual({ level: 'password' })
})
