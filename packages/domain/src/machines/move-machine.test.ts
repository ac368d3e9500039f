import { expect, test } from 'vitest'
import { decideMove, moveInput } from './move-machine.ts'

const linz = '00000000-0000-4000-8000-000000000001'
const gyor = '00000000-0000-4000-8000-000000000002'
const foreign = '00000000-0000-4000-8000-000000000003'
const machine = { plantId: linz, nameInPlant: 'Line 7', placeInPlant: 'Hall 2', retiredOn: null }
const place = { plantId: linz, nameInPlant: 'Line 7', placeInPlant: 'Hall 2' }

test.each([
  [place, 'stays'],
  [{ ...place, nameInPlant: 'Line 8' }, 'renamed'],
  [{ ...place, placeInPlant: 'Hall 3' }, 'renamed'],
  [{ ...place, plantId: gyor }, 'moved'],
] as const)('to %j a machine is %s', (to, kind) => {
  expect(decideMove(machine, to, [linz, gyor])).toEqual({ ok: true, value: { kind, place: to } })
})

test('a plant of another organisation is refused like one that does not exist', () => {
  expect(decideMove(machine, { ...place, plantId: foreign }, [linz, gyor])).toEqual({
    ok: false,
    reason: 'plant-unknown',
  })
})

test('a machine that is out of service does not move', () => {
  const retired = { ...machine, retiredOn: '2024-01-01' }
  expect(decideMove(retired, { ...place, plantId: gyor }, [linz, gyor])).toEqual({
    ok: false,
    reason: 'machine-retired',
  })
})

test('nothing but the place can be sent with a move', () => {
  const sent = { machineId: foreign, ...place }
  expect(moveInput.safeParse(sent).success).toBe(true)
  expect(moveInput.safeParse({ ...sent, organisationId: foreign }).success).toBe(false)
  expect(moveInput.safeParse({ ...sent, nameInPlant: '  ' }).success).toBe(false)
})
