import { normalisePreviousUrl } from '@ferrule/domain/redirects/redirect-table'
import type { FieldHook } from 'payload'

/** Normalises the spelling of an address. An invalid address is left unchanged, and validation refuses it. */
export const spellAddress: FieldHook = ({ value }) =>
  typeof value === 'string' ? (normalisePreviousUrl(value.trim()) ?? value) : value
