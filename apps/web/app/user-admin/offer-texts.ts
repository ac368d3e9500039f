import type { TextKey } from '@ferrule/texts/catalogue'

/** Whether an organisation has an application. */
export const offerTexts: Readonly<Record<string, TextKey>> = {
  offered: 'user-admin.offer.offered',
  'coming-soon': 'service-status.comingsoon',
  'not-offered': 'user-admin.offer.not-offered',
}
