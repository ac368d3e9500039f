import { type NamedRecord, newKey, type OperationAccess, type Variables } from './operation-access-row.fixture.ts'

const managing: OperationAccess = { needs: ['managesUsers'], names: [] }
const managingById = (record: NamedRecord, variables: (id: string) => Variables): OperationAccess => ({
  needs: ['managesUsers'],
  names: [{ record, variables }],
})
const reasonAndKey = () => ({ reason: 'Access test', idempotencyKey: newKey() })
const grantVariables = (accessId: string) => ({ input: { accessId, role: 'user', ...reasonAndKey() } })
const endVariables = (accessId: string) => ({ input: { accessId, ...reasonAndKey() } })
const userVariables = (userId: string) => ({ input: { userId, idempotencyKey: newKey() } })

const domainVariables = (organisationId: string) => ({
  input: { organisationId, domain: 'access-test.example', idempotencyKey: newKey() },
})

const organisationVariables = (organisationId: string) => ({ input: { organisationId, idempotencyKey: newKey() } })

/** The rights and records of the operations of user administration. */
export const userAdminAccess: Readonly<Record<string, OperationAccess>> = {
  AcceptInvitation: { needs: ['signedIn'], names: [{ record: 'invitation', variables: (token) => ({ token }) }] },
  AcceptRequest: managingById('access', grantVariables),
  AccessRequests: managing,
  AccessReview: managingById('administered organisation', (organisationId) => ({ organisationId })),
  AccessReviewExport: managingById('administered organisation', (organisationId) => ({ organisationId })),
  AddApplication: managingById('user', (userId) => ({
    input: { userId, organisationId: crypto.randomUUID(), application: 'inventory', role: 'user', ...reasonAndKey() },
  })),
  AddDomain: managingById('administered organisation', domainVariables),
  AddOrganisationToUser: managingById('user', (userId) => ({
    input: { userId, organisationId: crypto.randomUUID(), idempotencyKey: newKey() },
  })),
  ApproveDomain: managingById('administered organisation', domainVariables),
  CheckCompanyConnection: managingById('administered organisation', organisationVariables),
  CheckDomain: managingById('administered organisation', domainVariables),
  CloseAccessReview: managingById('administered organisation', organisationVariables),
  CompanyDirectory: managingById('administered organisation', (organisationId) => ({ organisationId })),
  CreateInvitedAccount: {
    needs: ['public'],
    names: [
      {
        record: 'invitation',
        // Creates no account: the identity server refuses this password.
        variables: (token) => ({
          input: { token, firstName: 'Access', lastName: 'Test', password: 'x', language: 'en' },
        }),
      },
    ],
  },
  DeclineAccess: managingById('access', endVariables),
  DeleteUser: managingById('user', userVariables),
  GrantAccess: managingById('access', grantVariables),
  ImportUsers: managing,
  InvitationByToken: { needs: ['public'], names: [{ record: 'invitation', variables: (token) => ({ token }) }] },
  InviteUser: managingById('administered organisation', (organisationId) => ({
    input: {
      organisationId,
      email: 'access.test@example.com',
      applications: [{ application: 'inventory', role: 'user' }],
      message: '',
      language: 'en',
      ...reasonAndKey(),
    },
  })),
  KeepAccess: managingById('access', endVariables),
  MakeScimToken: managingById('administered organisation', (organisationId) => ({
    input: { organisationId, idempotencyKey: newKey() },
  })),
  ManagedOrganisation: managingById('administered organisation', (id) => ({ id })),
  ManagedOrganisations: managing,
  ManagedUser: managingById('user', (id) => ({ id })),
  ManagedUsers: managingById('administered organisation', (organisationId) => ({ organisationId })),
  PreviewAs: managingById('user', (id) => ({ id })),
  RemoveCompanySignIn: managingById('administered organisation', organisationVariables),
  RemoveDomain: managingById('administered organisation', domainVariables),
  RemoveOrganisationFromUser: managingById('user', (userId) => ({
    input: { userId, organisationId: crypto.randomUUID(), isConfirmed: false, idempotencyKey: newKey() },
  })),
  ResendInvite: managingById('user', userVariables),
  RevokeScimToken: managingById('administered organisation', (organisationId) => ({
    input: { organisationId, tokenId: crypto.randomUUID(), idempotencyKey: newKey() },
  })),
  SaveSamlConnection: managingById('administered organisation', (organisationId) => ({
    // Nothing answers there.
    input: { organisationId, metadata: 'https://127.0.0.1:1', idempotencyKey: newKey() },
  })),
  SaveCompanyConnection: managingById('administered organisation', (organisationId) => ({
    input: {
      organisationId,
      // Nothing answers there.
      issuer: 'https://127.0.0.1:1',
      clientId: 'access-test',
      clientSecret: 'access-test',
      idempotencyKey: newKey(),
    },
  })),
  SendNewInvite: managingById('user', userVariables),
  SetGroupApplications: managingById('administered organisation', (organisationId) => ({
    input: { organisationId, groupId: crypto.randomUUID(), applications: [], idempotencyKey: newKey() },
  })),
  SwitchCompanySignIn: managingById('administered organisation', (organisationId) => ({
    input: { organisationId, isEnabled: false, isRequired: false, idempotencyKey: newKey() },
  })),
  UndoAccessChange: managingById('access', (accessId) => ({
    input: { accessId, version: 1, idempotencyKey: newKey() },
  })),
  UndoKeepAccess: managingById('access', endVariables),
  UpdateAccess: managingById('access', grantVariables),
  UserAdmin: managing,
  WithdrawAccess: managingById('access', endVariables),
}
