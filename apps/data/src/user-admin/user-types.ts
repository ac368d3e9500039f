import { serviceStatuses } from '@ferrule/domain/portal-services/service-status'
import { tileReasons } from '@ferrule/domain/user-admin/access-tile'
import type { Builder, ObjectRef } from '../graphql/builder.ts'
import { addPage } from '../graphql/page-of-list.ts'
import type { InvitationView } from './accept-invitation.ts'
import { type AccessRef, oneOf } from './access-types.ts'
import type { StatusCount } from './managed-user-store.ts'
import type { PreviewTile, UserPreview } from './preview-user.ts'
import type { ManagedOrganisation, OrganisationApplication } from './read-organisations.ts'
import type { AddableApplication, UserDetails } from './read-user.ts'
import type { ManagedUser, OrganisationChoice, UserAdmin, UserPage } from './read-users.ts'

export function addUserTypes(builder: Builder, access: AccessRef) {
  const choice = builder.objectRef<OrganisationChoice>('OrganisationChoice').implement({
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  })
  const user = builder.objectRef<ManagedUser>('ManagedUser').implement({
    description: 'A person, or an open invite, whose account stays invisible until it is accepted',
    fields: (t) => ({
      id: t.exposeID('id'),
      isInvite: t.exposeBoolean('isInvite'),
      name: t.exposeString('name', { description: 'Empty for an invite' }),
      email: t.exposeString('email'),
      isSelf: t.exposeBoolean('isSelf'),
      organisations: t.expose('organisations', { type: [choice], description: 'Those that the caller administers' }),
      accesses: t.expose('accesses', { type: [access] }),
      lastSignInAt: t.expose('lastSignInAt', { type: 'DateTime', nullable: true }),
      isSyncPending: t.exposeBoolean('isSyncPending'),
    }),
  })
  const organisation = addOrganisation(builder)
  return {
    userAdmin: addUserAdmin(builder, choice),
    userPage: addUserPage(builder, user),
    details: addDetails(builder, { user, organisation, choice }),
    organisation,
    organisationPage: addPage(builder, 'ManagedOrganisationPage', organisation),
    preview: addPreview(builder, access),
    invitation: addInvitation(builder),
  }
}

function addUserAdmin(builder: Builder, choice: ObjectRef<OrganisationChoice>) {
  const application = builder.objectRef<UserAdmin['applications'][number]>('ManagedApplication').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      roles: t.exposeStringList('roles', { description: 'The roles that the caller may grant' }),
      activeUsers: t.exposeInt('activeUsers', { description: 'At most 1,000' }),
      requests: t.exposeInt('requests', { description: 'At most 1,000' }),
    }),
  })
  return builder.objectRef<UserAdmin>('UserAdmin').implement({
    description: 'The rights of the caller, and the choices of filters and forms',
    fields: (t) => ({
      isInternal: t.exposeBoolean('isInternal', { description: 'Administers every organisation' }),
      inviteDays: t.exposeInt('inviteDays', { description: 'Validity of an invite' }),
      organisationCount: t.exposeInt('organisationCount', { description: 'At most 1,000' }),
      userCount: t.exposeInt('userCount', { description: 'At most 1,000' }),
      requestCount: t.exposeInt('requestCount', { description: 'At most 1,000' }),
      organisations: t.field({
        type: [choice],
        description: 'At most 100, by name',
        resolve: ({ organisations }) => organisations,
      }),
      applications: t.expose('applications', { type: [application] }),
    }),
  })
}

function addUserPage(builder: Builder, user: ObjectRef<ManagedUser>) {
  const count = builder.objectRef<StatusCount>('StatusCount').implement({
    fields: (t) => ({
      status: t.exposeString('status'),
      count: t.exposeInt('count', { description: 'Accesses, at most 1,000' }),
    }),
  })
  return builder.objectRef<UserPage>('ManagedUserPage').implement({
    fields: (t) => ({
      total: t.exposeInt('total', { description: 'At most 1,000' }),
      entries: t.field({ type: [user], resolve: ({ entries }) => entries }),
      next: t.exposeID('next', { nullable: true }),
      counts: t.expose('counts', {
        type: [count],
        description: 'Accesses in each status, with the other filters applied',
      }),
    }),
  })
}

function addOrganisation(builder: Builder) {
  const application = builder.objectRef<OrganisationApplication>('OrganisationApplication').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      state: t.exposeString('state', oneOf(['offered', 'coming-soon', 'not-offered'])),
      activeUsers: t.exposeInt('activeUsers', { description: 'At most 1,000' }),
    }),
  })
  return builder.objectRef<ManagedOrganisation>('ManagedOrganisation').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number', { description: 'Customer number' }),
      name: t.exposeString('name'),
      subRegion: t.exposeString('subRegion'),
      country: t.exposeString('country'),
      city: t.exposeString('city'),
      members: t.exposeInt('members', { description: 'At most 1,000' }),
      plants: t.exposeInt('plants'),
      administrators: t.exposeStringList('administrators', { description: 'Names, at most 20' }),
      applications: t.expose('applications', { type: [application] }),
    }),
  })
}

type DetailRefs = {
  user: ObjectRef<ManagedUser>
  organisation: ObjectRef<ManagedOrganisation>
  choice: ObjectRef<OrganisationChoice>
}

function addDetails(builder: Builder, { user, organisation, choice }: DetailRefs) {
  const event = builder.objectRef<UserDetails['history'][number]>('AccessEvent').implement({
    description: 'A change of a user, from the audit trail',
    fields: (t) => ({
      id: t.exposeID('id'),
      happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
      action: t.exposeString('action'),
      by: t.exposeString('by', { nullable: true, description: 'Null for the system or a former user' }),
      application: t.exposeString('application', { nullable: true }),
      role: t.exposeString('role', { nullable: true }),
      organisationName: t.exposeString('organisationName', { nullable: true }),
      statusBefore: t.exposeString('statusBefore', { nullable: true }),
      statusAfter: t.exposeString('statusAfter', { nullable: true }),
    }),
  })
  const addable = builder.objectRef<AddableApplication>('AddableApplication').implement({
    fields: (t) => ({
      organisationId: t.exposeID('organisationId'),
      application: t.exposeString('application'),
      roles: t.exposeStringList('roles'),
    }),
  })
  return builder.objectRef<UserDetails>('ManagedUserDetails').implement({
    fields: (t) => ({
      user: t.field({ type: user, resolve: (details) => details.user }),
      organisations: t.field({ type: [organisation], resolve: (details) => details.organisations }),
      history: t.expose('history', { type: [event], description: 'Newest first, at most 100' }),
      addable: t.expose('addable', { type: [addable], description: 'The choices that addApplication accepts' }),
      addableOrganisations: t.field({
        type: [choice],
        description: 'At most 100',
        resolve: (details) => details.addableOrganisations,
      }),
      canDelete: t.exposeBoolean('canDelete'),
      canAddOrganisation: t.exposeBoolean('canAddOrganisation'),
      canRemoveOrganisation: t.exposeBoolean('canRemoveOrganisation'),
    }),
  })
}

function addPreview(builder: Builder, access: AccessRef) {
  const tile = builder.objectRef<PreviewTile>('PreviewTile').implement({
    fields: (t) => ({
      name: t.exposeString('name'),
      status: t.exposeString('status', oneOf(serviceStatuses)),
      reason: t.exposeString('reason', oneOf(tileReasons)),
      access: t.expose('access', { type: access, nullable: true, description: 'The access that decides' }),
    }),
  })
  return builder.objectRef<UserPreview>('UserPreview').implement({
    description: 'The dashboard of a user with the reason of each tile',
    fields: (t) => ({
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      tiles: t.expose('tiles', { type: [tile] }),
    }),
  })
}

function addInvitation(builder: Builder) {
  return builder.objectRef<InvitationView>('Invitation').implement({
    description: 'An open invite, for the holder of its link',
    fields: (t) => ({
      email: t.exposeString('email'),
      organisationName: t.exposeString('organisationName'),
      invitedBy: t.exposeString('invitedBy'),
      applications: t.exposeStringList('applications'),
      message: t.exposeString('message'),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      isExpired: t.exposeBoolean('isExpired'),
      needsAccount: t.exposeBoolean('needsAccount', {
        description: 'True: createInvitedAccount. False: sign in, then acceptInvitation',
      }),
    }),
  })
}
