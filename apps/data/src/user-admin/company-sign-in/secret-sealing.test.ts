import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecretSealing } from './secret-sealing.ts'

const newKey = () => randomBytes(48).toString('base64')

test('a sealed secret opens with the same key, and is different each time', () => {
  const { seal, open } = createSecretSealing(newKey())
  const sealed = seal('geheim ☂')
  expect(open(sealed)).toBe('geheim ☂')
  expect(sealed.equals(seal('geheim ☂'))).toBe(false)
  expect(sealed.toString('utf8')).not.toContain('geheim')
})

test('another key and a changed byte open nothing', () => {
  const { seal, open } = createSecretSealing(newKey())
  const sealed = seal('secret')
  expect(() => createSecretSealing(newKey()).open(sealed)).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => open(sealed)).toThrow()
})
