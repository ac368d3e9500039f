/** The second factors, from the identity server's credential type to our name. */
const kinds = { otp: 'app', 'webauthn-passwordless': 'passkey', 'recovery-authn-codes': 'recovery-codes' } as const

export type DeviceKind = (typeof kinds)[keyof typeof kinds]

export type AccountDevice = { id: string; kind: DeviceKind; label: string; addedAt: Date }

export type AccountCredential = { id: string; type: string; label: string; createdAt: Date }

/** Selects the devices among a person's credentials, the oldest first. A password is not a device. */
export function toDevices(credentials: readonly AccountCredential[]): AccountDevice[] {
  return credentials
    .flatMap(({ id, type, label, createdAt }): AccountDevice[] => {
      return isDevice(type) ? [{ id, kind: kinds[type], label, addedAt: createdAt }] : []
    })
    .sort((one, other) => one.addedAt.getTime() - other.addedAt.getTime())
}

function isDevice(type: string): type is keyof typeof kinds {
  return Object.hasOwn(kinds, type)
}

/** The date of the last password change; undefined without a password. */
export function passwordChangedAt(credentials: readonly AccountCredential[]): Date | undefined {
  return credentials.find(({ type }) => type === 'password')?.createdAt
}
