import type { Access, FieldAccess, PayloadRequest } from 'payload'

/** Everybody who can sign in here works for the group; administrators also decide who else may. */
function isAdministrator({ user }: PayloadRequest): boolean {
  return user?.role === 'administrator'
}

export const staffOnly: Access = ({ req }) => Boolean(req.user)

export const administratorsOnly: Access = ({ req }) => isAdministrator(req)

export const administratorsOnlyField: FieldAccess = ({ req }) => isAdministrator(req)

export const everybody: Access = () => true

/** Editors see and change themselves; administrators everybody. */
export const ownRecord: Access = ({ req }) => {
  if (isAdministrator(req)) return true
  return req.user ? { id: { equals: req.user.id } } : false
}
