/** What proves a person beside their password, as the identity server calls it and as we do. */
const kinds = { otp: 'app', 'webauthn-passwordless': 'passkey', 'recovery-authn-codes': 'recovery-codes' } as const

export type DeviceKind = (typeof kinds)[keyof typeof kinds]

export type AccountDevice = { id: string; kind: DeviceKind; label: string; addedAt: Date }

export type HeldCredential = { id: string; type: string; label: string; createdAt: Date }

/** The devices among everything somebody can sign in with; the oldest first. A password is none. */
export function toDevices(credentials: readonly HeldCredential[]): AccountDevice[] {
  return credentials
    .flatMap(({ id, type, label, createdAt }): AccountDevice[] => {
      return isDevice(type) ? [{ id, kind: kinds[type], label, addedAt: createdAt }] : []
    })
    .sort((one, other) => one.addedAt.getTime() - other.addedAt.getTime())
}

function isDevice(type: string): type is keyof typeof kinds {
  return Object.hasOwn(kinds, type)
}

/** When the password was set; nothing for somebody who has none. */
export function passwordChangedAt(credentials: readonly HeldCredential[]): Date | undefined {
  return credentials.find(({ type }) => type === 'password')?.createdAt
}
