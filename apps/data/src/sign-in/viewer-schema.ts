import type { UserProfile } from '@ferrule/domain/sign-in/user-profile'
import type { Builder } from '../graphql/builder.ts'

export function addViewerFields(builder: Builder): void {
  const viewer = builder.objectRef<UserProfile>('Viewer').implement({
    description: 'The signed-in user, as described by the identity server',
    fields: (t) => ({
      id: t.exposeID('id'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      fullName: t.exposeString('fullName'),
      initials: t.exposeString('initials'),
      email: t.exposeString('email'),
      roles: t.exposeStringList('roles'),
      isDelegatedAdminInternal: t.exposeBoolean('isDelegatedAdminInternal'),
      isDelegatedAdminExternal: t.exposeBoolean('isDelegatedAdminExternal'),
    }),
  })
  builder.queryField('viewer', (t) =>
    t.withAuth({ signedIn: true }).field({
      type: viewer,
      nullable: true,
      resolve: (_, __, { actor }) => actor.profile,
    }),
  )
}
