import type { Access, UserDetails } from './user-details.ts'

export function anAccess(changes: Partial<Access> = {}): Access {
  return {
    id: 'a1',
    userId: 'u1',
    organisationId: 'o1',
    organisationName: 'Brenner Linz',
    application: 'inventory',
    role: 'user',
    status: 'active',
    since: '2026-11-15T09:10:00.000Z',
    reason: 'Replaces K. Wimmer',
    grantedBy: 'Marta Holzer',
    endsOn: '2027-01-31',
    lastUsedAt: null,
    requestedAt: null,
    requestReason: null,
    inviteExpiresAt: null,
    isSyncPending: false,
    version: 3,
    actions: [],
    ...changes,
  }
}

export function aUser(changes: Partial<UserDetails['user']> = {}): UserDetails['user'] {
  return {
    id: 'u1',
    isInvite: false,
    name: 'Anna Lechner',
    email: 'a.lechner@brenner.example',
    isSelf: false,
    lastSignInAt: null,
    isSyncPending: false,
    accesses: [anAccess()],
    ...changes,
  }
}

export function someDetails(changes: Partial<UserDetails> = {}): UserDetails {
  return {
    canDelete: true,
    canAddOrganisation: true,
    canRemoveOrganisation: true,
    user: aUser(),
    organisations: [
      {
        id: 'o1',
        number: '105260',
        name: 'Brenner Linz',
        subRegion: 'DACH',
        country: 'AT',
        city: 'Linz',
        members: 28,
      },
    ],
    history: [],
    addable: [],
    addableOrganisations: [{ id: 'o2', name: 'Brenner Győr' }],
    ...changes,
  }
}
