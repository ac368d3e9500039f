import { expect, test } from 'vitest'
import { decideMove, moveInput } from './move-machine.ts'

const linz = '00000000-0000-4000-8000-000000000001'
const gyor = '00000000-0000-4000-8000-000000000002'
const foreign = '00000000-0000-4000-8000-000000000003'
const machine = { plantId: linz, assetName: 'Line 7', position: 'Hall 2', retiredOn: null }
const place = { plantId: linz, assetName: 'Line 7', position: 'Hall 2' }

test.each([
  [place, 'stays'],
  [{ ...place, assetName: 'Line 8' }, 'renamed'],
  [{ ...place, position: 'Hall 3' }, 'renamed'],
  [{ ...place, plantId: gyor }, 'moved'],
] as const)('moving to %j: the machine is %s', (to, kind) => {
  expect(decideMove(machine, to, [linz, gyor])).toEqual({ ok: true, value: { kind, place: to } })
})

test('refuses a plant of another organisation like a missing one', () => {
  expect(decideMove(machine, { ...place, plantId: foreign }, [linz, gyor])).toEqual({
    ok: false,
    reason: 'plant-unknown',
  })
})

test('refuses to move a retired machine', () => {
  const retired = { ...machine, retiredOn: '2024-01-01' }
  expect(decideMove(retired, { ...place, plantId: gyor }, [linz, gyor])).toEqual({
    ok: false,
    reason: 'machine-retired',
  })
})

test('rejects any field besides the new place', () => {
  const sent = { machineId: foreign, ...place }
  expect(moveInput.safeParse(sent).success).toBe(true)
  expect(moveInput.safeParse({ ...sent, organisationId: foreign }).success).toBe(false)
  expect(moveInput.safeParse({ ...sent, assetName: '  ' }).success).toBe(false)
})
