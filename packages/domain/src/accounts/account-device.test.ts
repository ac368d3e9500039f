import { expect, test } from 'vitest'
import { passwordChangedAt, toDevices } from './account-device.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const held = [
  { id: 'k', type: 'webauthn-passwordless', label: 'Notebook', createdAt: at(9) },
  { id: 'p', type: 'password', label: '', createdAt: at(1) },
  { id: 'o', type: 'otp', label: 'Phone', createdAt: at(4) },
  { id: 'r', type: 'recovery-authn-codes', label: '', createdAt: at(5) },
]

test('devices are passkeys, authenticator apps and recovery codes, the oldest first', () => {
  expect(toDevices(held)).toEqual([
    { id: 'o', kind: 'app', label: 'Phone', addedAt: at(4) },
    { id: 'r', kind: 'recovery-codes', label: '', addedAt: at(5) },
    { id: 'k', kind: 'passkey', label: 'Notebook', addedAt: at(9) },
  ])
})

test('a password knows when it was set, and not everybody has one', () => {
  expect([passwordChangedAt(held), passwordChangedAt([])]).toEqual([at(1), undefined])
})
