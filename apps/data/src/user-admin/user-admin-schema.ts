import { reviewQuery, userListQuery } from '@ferrule/domain/user-admin/access-list'
import { invitationToken } from '@ferrule/domain/user-admin/user-admin-input'
import { searchTerm } from '@ferrule/domain/search-term'
import { z } from 'zod'
import type { Builder } from '../graphql/builder.ts'
import { requestPage } from '../graphql/page-of-list.ts'
import { readInvitation } from './accept-invitation.ts'
import { type AccessRef, addManagedAccess, addRequestPage, addReviewTypes } from './access-types.ts'
import { previewUser } from './preview-user.ts'
import { exportAccessReview, readAccessReview } from './read-access-review.ts'
import { readOrganisation, readOrganisations } from './read-organisations.ts'
import { readRequests } from './read-requests.ts'
import { readUser } from './read-user.ts'
import { readUserAdmin, readUserPage } from './read-users.ts'
import { addInvitationMutations } from './invitation-mutations.ts'
import { addCompanyDirectoryFields } from './company-directory/company-directory-schema.ts'
import { addPayloads } from './user-admin-payloads.ts'
import { addUserAdminMutations } from './user-admin-mutations.ts'
import { addUserTypes } from './user-types.ts'

const isId = (id: unknown) => z.uuid().safeParse(id).success

/** GraphQL fields of user administration. The data service decides what each administrator sees and may do. */
export function addUserAdminFields(builder: Builder): void {
  const access = addManagedAccess(builder)
  addUserQueries(builder, access)
  addAccessQueries(builder, access)
  const payloads = addPayloads(builder)
  addUserAdminMutations(builder, payloads)
  addCompanyDirectoryFields(builder, payloads)
  addInvitationMutations(builder)
}

function addUserQueries(builder: Builder, access: AccessRef): void {
  const types = addUserTypes(builder, access)
  const missing = 'Null for a missing record and for one that the caller does not see'
  builder.queryFields((t) => ({
    userAdmin: t.withAuth({ managesUsers: true }).field({
      type: types.userAdmin,
      resolve: (_, __, context) => readUserAdmin(context, context.actor),
    }),
    managedUsers: t.withAuth({ managesUsers: true }).field({
      type: types.userPage,
      description: 'Users of the administered organisations by name; invalid filters are ignored',
      args: {
        search: t.arg.string(),
        organisationId: t.arg.string(),
        application: t.arg.string(),
        status: t.arg.string(),
        after: t.arg.id({ description: 'The `next` value of the previous page' }),
      },
      resolve: (_, { after, ...input }, context) =>
        readUserPage(context, context.actor, { query: userListQuery.parse(input), page: requestPage(after) }),
    }),
    managedUser: t.withAuth({ managesUsers: true }).field({
      type: types.details,
      nullable: true,
      description: missing,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) => (isId(id) ? ((await readUser(context, context.actor, id)) ?? null) : null),
    }),
    managedOrganisations: t.withAuth({ managesUsers: true }).field({
      type: types.organisationPage,
      args: { search: t.arg.string(), after: t.arg.id() },
      resolve: (_, { search, after }, context) =>
        readOrganisations(context, context.actor, { search: searchTerm.parse(search), page: requestPage(after) }),
    }),
    managedOrganisation: t.withAuth({ managesUsers: true }).field({
      type: types.organisation,
      nullable: true,
      description: missing,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        isId(id) ? ((await readOrganisation(context, context.actor, id)) ?? null) : null,
    }),
    previewAs: t.withAuth({ managesUsers: true }).field({
      type: types.preview,
      nullable: true,
      description: `${missing}. Every preview is in the audit trail`,
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_, { id }, context) =>
        isId(id) ? ((await previewUser(context, context.actor, id)) ?? null) : null,
    }),
    invitation: t.withAuth({ public: true }).field({
      type: types.invitation,
      nullable: true,
      description: 'Null for an unknown, used or withdrawn token',
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_, { token }, context) =>
        invitationToken.safeParse(token).success ? ((await readInvitation(context, token)) ?? null) : null,
    }),
  }))
}

function addAccessQueries(builder: Builder, access: AccessRef): void {
  const { page, exported } = addReviewTypes(builder, access)
  const requests = addRequestPage(builder, access)
  builder.queryFields((t) => ({
    accessRequests: t.withAuth({ managesUsers: true }).field({
      type: requests,
      description: 'Requests that wait for a decision, the longest first',
      args: { after: t.arg.id() },
      resolve: (_, { after }, context) => readRequests(context, context.actor, requestPage(after)),
    }),
    accessReview: t.withAuth({ managesUsers: true }).field({
      type: page,
      description: 'Active accesses with their reasons and dates; filter is all, undecided, unused or ending',
      args: {
        organisationId: t.arg.string(),
        application: t.arg.string(),
        filter: t.arg.string(),
        search: t.arg.string(),
        after: t.arg.id(),
      },
      resolve: (_, { after, ...input }, context) =>
        readAccessReview(context, context.actor, { query: reviewQuery.parse(input), page: requestPage(after) }),
    }),
    accessReviewExport: t.withAuth({ managesUsers: true }).field({
      type: exported,
      description: 'At most 5,000 rows',
      args: { organisationId: t.arg.string() },
      resolve: (_, input, context) => exportAccessReview(context, context.actor, reviewQuery.parse(input)),
    }),
  }))
}
