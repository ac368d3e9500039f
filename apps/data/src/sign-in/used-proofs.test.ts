import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createUsedProofs, type OnceStore } from './used-proofs.ts'

const log = createLog({ service: 'test', write: () => {} })

/** A fake of SET NX, shared by several processes. */
function fakeStore(): OnceStore {
  const stored = new Set<string>()
  const set = async (key: string) => (stored.has(key) ? null : (stored.add(key), 'OK' as const))
  return { set } as OnceStore
}

const downStore = { set: () => Promise.reject(new Error('redis is down')) } as OnceStore

test('accepts a proof once in a process', async () => {
  const proofs = createUsedProofs(fakeStore(), log)
  expect([await proofs.use('p1'), await proofs.use('p1'), await proofs.use('p2')]).toEqual([true, false, true])
})

test('refuses a proof used in another process', async () => {
  const store = fakeStore()
  await createUsedProofs(store, log).use('p1')
  expect(await createUsedProofs(store, log).use('p1')).toBe(false)
})

test('refuses a replay in the same process while the store is down', async () => {
  const proofs = createUsedProofs(downStore, log)
  expect([await proofs.use('p1'), await proofs.use('p1')]).toEqual([true, false])
})

test('accepts one of several concurrent uses', async () => {
  const proofs = createUsedProofs(fakeStore(), log)
  const uses = await Promise.all(Array.from({ length: 20 }, () => proofs.use('p1')))
  expect(uses.filter(Boolean)).toHaveLength(1)
})
