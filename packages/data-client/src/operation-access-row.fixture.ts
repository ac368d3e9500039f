import type { Right } from '@ferrule/domain/portal-access/rights-of-roles'

/** A record with an owner that an operation names, by its id or by a secret token. */
export type NamedRecord =
  | 'request'
  | 'ticket'
  | 'plant'
  | 'machine'
  | 'serial number'
  | 'order'
  | 'quote'
  | 'part list'
  | 'software'
  | 'session'
  | 'device'
  | 'receipt'
  | 'sent request'
  | 'saved request'
  | 'link of phone'
  | 'link of form'
  | 'comparison'
  | 'release subscription'
  | 'desk view'
  | 'change of tickets'
  | 'push subscription'
  | 'user'
  | 'access'
  | 'administered organisation'
  | 'invitation'
  | 'link to machine data'
  | 'token of machine data'

export type Variables = Record<string, unknown>

export type OperationAccess = {
  /** Any one of these rights allows the operation. */
  needs: readonly Right[]
  /** The owned records that it names, with the variables that name them. */
  names: readonly { record: NamedRecord; variables: (id: string) => Variables }[]
  /** The records it names have no owner: everyone with the right may use all of them. */
  isCommon?: true
}

/** A new idempotency key each time, so no stored response is returned. */
export const newKey = () => `matrix-${crypto.randomUUID()}`
