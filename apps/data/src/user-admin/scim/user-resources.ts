import { type ScimUser, type ScimUserInput, scimUserInput, toUserResource } from '@ferrule/domain/scim/scim-user'
import type { Resources } from './scim-resources.ts'
import { changeScimUser, createScimUser, deleteDirectoryUser } from './change-scim-user.ts'
import { readDirectory } from './directory-scope.ts'
import { findScimUser, listScimUsers, userColumns } from './scim-user-store.ts'

export const userResources: Resources<ScimUserInput, ScimUser> = {
  name: 'Users',
  columns: userColumns,
  input: scimUserInput,
  toResource: toUserResource,
  list: async (deps, directory, listing) => {
    const { total, users } = await readDirectory(deps, directory, (tx) =>
      listScimUsers(tx, directory.organisationId, listing),
    )
    return { total, held: users }
  },
  find: (deps, directory, id) => readDirectory(deps, directory, (tx) => findScimUser(tx, directory.organisationId, id)),
  create: createScimUser,
  change: changeScimUser,
  remove: deleteDirectoryUser,
}
