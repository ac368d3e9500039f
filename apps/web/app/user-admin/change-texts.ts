import type { TextKey } from '@ferrule/texts/catalogue'
import type { ChangeIntent } from './change.ts'

type ChangeTexts = { done: TextKey; failed: TextKey }

/** The titles of a saved and of a failed change. */
export const changeTexts: Record<ChangeIntent, ChangeTexts> = {
  'add-application': { done: 'user-admin.done.added', failed: 'user-admin.failed.adding' },
  grant: { done: 'user-admin.done.granted', failed: 'user-admin.failed.granting' },
  accept: { done: 'user-admin.done.accepted', failed: 'user-admin.failed.accepting' },
  update: { done: 'user-admin.done.updated', failed: 'user-admin.failed.updating' },
  resend: { done: 'user-admin.done.resent', failed: 'user-admin.failed.resending' },
  'send-new': { done: 'user-admin.done.sent-new', failed: 'user-admin.failed.resending' },
  decline: { done: 'user-admin.done.declined', failed: 'user-admin.failed.denying' },
  withdraw: { done: 'user-admin.done.withdrawn', failed: 'user-admin.failed.withdrawing' },
  keep: { done: 'user-admin.done.confirmed', failed: 'user-admin.failed.confirming' },
  'close-review': { done: 'user-admin.done.review-closed', failed: 'user-admin.failed.closing-review' },
  undo: { done: 'user-admin.done.undone', failed: 'user-admin.failed.undoing' },
  'undo-keep': { done: 'user-admin.done.undone', failed: 'user-admin.failed.undoing' },
  'add-organisation': { done: 'user-admin.done.organisation-added', failed: 'user-admin.failed.adding-organisation' },
  'remove-organisation': {
    done: 'user-admin.done.organisation-removed',
    failed: 'user-admin.failed.removing-organisation',
  },
  delete: { done: 'user-admin.done.deleted', failed: 'user-admin.failed.deleting' },
  'add-domain': { done: 'user-admin.done.domain-added', failed: 'user-admin.failed.domain' },
  'check-domain': { done: 'user-admin.done.domain-verified', failed: 'user-admin.failed.domain' },
  'approve-domain': { done: 'user-admin.done.domain-verified', failed: 'user-admin.failed.domain' },
  'remove-domain': { done: 'user-admin.done.domain-removed', failed: 'user-admin.failed.domain' },
  'revoke-token': { done: 'user-admin.done.token-revoked', failed: 'user-admin.failed.token' },
  'set-group': { done: 'user-admin.done.group-saved', failed: 'user-admin.failed.group' },
  'save-connection': { done: 'user-admin.done.connection-saved', failed: 'user-admin.failed.connection' },
  'save-saml-connection': { done: 'user-admin.done.connection-saved', failed: 'user-admin.failed.connection' },
  'check-connection': { done: 'user-admin.done.connection-checked', failed: 'user-admin.failed.connection-check' },
  'switch-sign-in': { done: 'user-admin.done.sign-in-switched', failed: 'user-admin.failed.sign-in' },
  'remove-sign-in': { done: 'user-admin.done.sign-in-removed', failed: 'user-admin.failed.sign-in' },
}

const explanations: Readonly<Record<string, TextKey>> = {
  'not-found': 'user-admin.invalid-user',
  'already-visible': 'user-admin.refusal.already-visible',
  'table-unreadable': 'user-admin.refusal.table-unreadable',
  'too-many-rows': 'user-admin.refusal.too-many-rows',
  'not-allowed': 'user-admin.refusal.not-allowed',
  'own-access': 'user-admin.refusal.own-access',
  'administrator-role': 'user-admin.refusal.administrator-role',
  'only-administrator': 'user-admin.refusal.only-administrator',
  'not-offered': 'user-admin.refusal.not-offered',
  'changed-since': 'user-admin.refusal.changed-since',
  'ends-in-past': 'user-admin.refusal.ends-in-past',
  'too-many': 'user-admin.refusal.too-many',
  'invalid-input': 'user-admin.refusal.invalid-input',
  'domain-exists': 'user-admin.refusal.domain-exists',
  'record-missing': 'user-admin.refusal.record-missing',
  'domain-taken': 'user-admin.refusal.domain-taken',
  'too-many-domains': 'user-admin.refusal.too-many-domains',
  'too-many-tokens': 'user-admin.refusal.too-many-tokens',
  'provider-unreachable': 'user-admin.refusal.provider-unreachable',
  'discovery-invalid': 'user-admin.refusal.discovery-invalid',
  'issuer-mismatch': 'user-admin.refusal.issuer-mismatch',
  'no-client-secret': 'user-admin.refusal.no-client-secret',
  'metadata-invalid': 'user-admin.refusal.metadata-invalid',
  'no-signing-key': 'user-admin.refusal.no-signing-key',
  'client-refused': 'user-admin.refusal.client-refused',
  'no-connection': 'user-admin.refusal.changed-since',
  'no-verified-domain': 'user-admin.refusal.no-verified-domain',
  'connection-failed': 'user-admin.refusal.connection-failed',
}

/** Returns the text that explains a failure and names the next step. */
export function explanationOf(reason: string): TextKey {
  return explanations[reason] ?? 'error.try-later'
}
