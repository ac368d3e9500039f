import { createLog } from '@ferrule/telemetry/log'
import { expect, test } from 'vitest'
import { createUsedProofs, type OnceStore } from './used-proofs.ts'

const log = createLog({ service: 'test', write: () => {} })

/** What SET NX does, shared by several processes. */
function aStore(): OnceStore {
  const kept = new Set<string>()
  const set = async (key: string) => (kept.has(key) ? null : (kept.add(key), 'OK' as const))
  return { set } as OnceStore
}

const downStore = { set: () => Promise.reject(new Error('redis is down')) } as OnceStore

test('a proof can be used once in a process', async () => {
  const proofs = createUsedProofs(aStore(), log)
  expect([await proofs.use('p1'), await proofs.use('p1'), await proofs.use('p2')]).toEqual([true, false, true])
})

test('a proof used in one process is refused by the next', async () => {
  const store = aStore()
  await createUsedProofs(store, log).use('p1')
  expect(await createUsedProofs(store, log).use('p1')).toBe(false)
})

test('without the store a process still refuses what it has seen', async () => {
  const proofs = createUsedProofs(downStore, log)
  expect([await proofs.use('p1'), await proofs.use('p1')]).toEqual([true, false])
})

test('two uses at the same moment count as one', async () => {
  const proofs = createUsedProofs(aStore(), log)
  const uses = await Promise.all(Array.from({ length: 20 }, () => proofs.use('p1')))
  expect(uses.filter(Boolean)).toHaveLength(1)
})
