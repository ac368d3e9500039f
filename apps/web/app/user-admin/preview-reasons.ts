import type { TextKey } from '@ferrule/texts/catalogue'

/** Why a tile has its status, for an administrator. */
export const previewReasons: Readonly<Record<string, TextKey>> = {
  granted: 'user-admin.done.granted',
  'granted-until': 'user-admin.preview.granted-until',
  syncing: 'user-admin.sync-pending',
  requested: 'user-admin.status.pending',
  invited: 'user-admin.status.invited',
  'invite-expired': 'user-admin.status.invite-expired',
  withdrawn: 'user-admin.done.withdrawn',
  ended: 'user-admin.history.ended',
  declined: 'user-admin.done.declined',
  'not-offered': 'user-admin.refusal.not-offered',
  'coming-soon': 'service-status.comingsoon.why',
  'never-granted': 'user-admin.preview.never-granted',
  'no-organisation': 'user-admin.preview.no-organisation',
  unknown: 'user-admin.status.unknown',
}
