import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'
import { keepPassword } from './keep-password.ts'

type HookArgs = Parameters<typeof keepPassword>[0]

/** Only what the hook looks at. */
const save = async (protection: object, status = 'draft') => {
  const args: object = { data: { protection, _status: status } }
  const saved: { protection: Record<string, string> } = await keepPassword(args as HookArgs)
  return saved.protection
}

test('a password is stored as an argon2id hash that only it opens', async () => {
  const { passwordHash = '', ...rest } = await save({ level: 'password', newPassword: 'open sesame' })
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(rest)).not.toContain('sesame')
  expect(await isPassword(passwordHash, 'open sesame')).toBe(true)
  expect(await isPassword(passwordHash, 'open barley')).toBe(false)
})

test('a new password has a new version, and the same one again keeps its own', async () => {
  const stored = { level: 'password', ...(await hashPassword('open sesame')) }
  const again = await save({ ...stored, newPassword: 'open sesame' })
  const other = await save({ ...stored, newPassword: 'open barley' })
  expect(again).toEqual(stored)
  expect(other['passwordVersion']).not.toBe(stored.passwordVersion)
})

test('a save without a new password keeps the old one', async () => {
  const stored = { level: 'password', ...(await hashPassword('open sesame')) }
  expect(await save({ ...stored, newPassword: null }, 'published')).toEqual(stored)
})

test('a page cannot be published with a lock and no key', async () => {
  await expect(save({ level: 'password' }, 'published')).rejects.toThrow('Please enter the password')
  expect(await save({ level: 'password' })).toEqual({ level: 'password' })
})
