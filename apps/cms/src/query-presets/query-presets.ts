import { bilingual } from '@ferrule/blocks/bilingual'
import { staffRoles } from '@ferrule/domain/publishing/staff-rights'
import type { Access, Config } from 'payload'
import { may, staffOnly } from '../access/staff.ts'
import { staffRoleLabels } from '../fields/staff-role-labels.ts'

type QueryPresets = NonNullable<Config['queryPresets']>
type Constraint = NonNullable<QueryPresets['constraints']['read']>[number]

/** Presets that only their author uses. Everything else is shared. */
const ownConstraint = 'onlyMe'

const sharedWithRoles = (operation: 'read' | 'update' | 'delete'): Constraint => ({
  label: 'Specific roles',
  value: 'specificRoles',
  fields: [
    {
      name: 'roles',
      label: bilingual('Roles', 'Rollen'),
      type: 'select',
      hasMany: true,
      options: staffRoles.map((value) => ({ value, label: staffRoleLabels[value] })),
    },
  ],
  access: ofOwnRole(operation),
})

function ofOwnRole(operation: string): Access {
  return ({ req }) => (req.user ? { [`access.${operation}.roles`]: { in: [req.user.role] } } : false)
}

/**
 * Saved filters and columns of lists. All staff save presets for themselves. Publishers also share them, because a
 * shared preset appears in the lists of others. Payload applies the constraints as a filter in SQL.
 */
export const queryPresets: QueryPresets = {
  labels: { singular: bilingual('Preset', 'Ansicht'), plural: bilingual('Presets', 'Ansichten') },
  access: { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly },
  constraints: {
    read: [sharedWithRoles('read')],
    update: [sharedWithRoles('update')],
    delete: [sharedWithRoles('delete')],
  },
  filterConstraints: ({ options, req }) =>
    may(req, 'publish')
      ? options
      : options.filter((option) => (typeof option === 'string' ? option : option.value) === ownConstraint),
}
