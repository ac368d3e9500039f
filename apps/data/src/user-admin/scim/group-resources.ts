import { type ScimGroup, type ScimGroupInput, scimGroupInput, toGroupResource } from '@ferrule/domain/scim/scim-group'
import { wantsAttribute } from '@ferrule/domain/scim/scim-request'
import type { Resources } from './scim-resources.ts'
import { changeScimGroup, createScimGroup, deleteDirectoryGroup } from './change-scim-group.ts'
import { readDirectory } from './directory-scope.ts'
import { findScimGroup, groupColumns, listScimGroups } from './scim-group-store.ts'

export const groupResources: Resources<ScimGroupInput, ScimGroup> = {
  name: 'Groups',
  columns: groupColumns,
  input: scimGroupInput,
  toResource: toGroupResource,
  list: async (deps, directory, { projection, ...listing }) => {
    const withMembers = wantsAttribute('members', projection)
    const { total, groups } = await readDirectory(deps, directory, (tx) =>
      listScimGroups(tx, directory.organisationId, { ...listing, withMembers }),
    )
    return { total, held: groups }
  },
  find: (deps, directory, id) =>
    readDirectory(deps, directory, (tx) => findScimGroup(tx, directory.organisationId, id)),
  create: createScimGroup,
  change: changeScimGroup,
  remove: deleteDirectoryGroup,
}
