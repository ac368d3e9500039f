import type { TextKey } from '@ferrule/texts/catalogue'
import type { StatusTone } from '@ferrule/ui/status-badge'

/** The label of each outcome of an imported row. */
export const outcomeTexts: Readonly<Record<string, { text: TextKey; tone: StatusTone }>> = {
  invites: { text: 'user-admin.import.invites', tone: 'info' },
  exists: { text: 'user-admin.invite.exists', tone: 'plain' },
  'email-invalid': { text: 'validation.invite-email', tone: 'error' },
  'organisation-unknown': { text: 'user-admin.import.organisation-unknown', tone: 'error' },
  'application-unknown': { text: 'user-admin.import.application-unknown', tone: 'error' },
  'role-unknown': { text: 'user-admin.import.role-unknown', tone: 'error' },
  'date-invalid': { text: 'user-admin.import.date-invalid', tone: 'error' },
  duplicate: { text: 'user-admin.import.duplicate', tone: 'error' },
  'not-allowed': { text: 'user-admin.refusal.not-allowed', tone: 'error' },
}
