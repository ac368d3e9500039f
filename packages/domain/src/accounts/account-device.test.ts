import { expect, test } from 'vitest'
import { passwordChangedAt, toDevices } from './account-device.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const credentials = [
  { id: 'k', type: 'webauthn-passwordless', label: 'Notebook', createdAt: at(9) },
  { id: 'p', type: 'password', label: '', createdAt: at(1) },
  { id: 'o', type: 'otp', label: 'Phone', createdAt: at(4) },
  { id: 'r', type: 'recovery-authn-codes', label: '', createdAt: at(5) },
]

test('lists passkeys, authenticator apps and recovery codes as devices, the oldest first', () => {
  expect(toDevices(credentials)).toEqual([
    { id: 'o', kind: 'app', label: 'Phone', addedAt: at(4) },
    { id: 'r', kind: 'recovery-codes', label: '', addedAt: at(5) },
    { id: 'k', kind: 'passkey', label: 'Notebook', addedAt: at(9) },
  ])
})

test('finds when the password was set, and undefined without a password', () => {
  expect([passwordChangedAt(credentials), passwordChangedAt([])]).toEqual([at(1), undefined])
})
