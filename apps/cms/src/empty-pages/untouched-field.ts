import type { Field, Where } from 'payload'

/**
 * Set on the empty page that the admin saves when an editor opens the form for a new one. The next save, also an
 * automatic one, removes the mark.
 */
export const untouchedField: Field = {
  name: 'untouched',
  type: 'checkbox',
  index: true,
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
  hooks: { beforeDuplicate: [() => false] },
}

/** The list of pages leaves out the empty ones. */
export const touchedOnly = (): Where => ({ untouched: { not_equals: true } })
