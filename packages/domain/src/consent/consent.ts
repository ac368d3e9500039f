/** What readers can allow, each on its own. What is necessary is not asked for. */
export const consentGroups = ['statistics', 'media', 'advertising'] as const

export type ConsentGroup = (typeof consentGroups)[number]

/** A reader's choice, and when it was made. */
export type Consent = { groups: readonly ConsentGroup[]; givenAt: Date }

/** Raised when we ask for something new: an older choice then no longer answers the question. */
const consentVersion = 1

export const consentCookie = 'uapp_consent'

/** What every cookie of the present question begins with, so that the browser need not read further. */
export const consentMark = `v${consentVersion}.`

/** A year: after that people are asked again. */
export const consentSeconds = 365 * 24 * 3600

/** Kept with its version and time, as a receipt. */
export function toConsentValue({ groups, givenAt }: Consent): string {
  return `${consentMark}${Math.floor(givenAt.getTime() / 1000)}.${groups.join('-')}`
}

/** The choice that a cookie holds; nothing for what is not ours or answers an older question. */
export function readConsent(value: string | undefined): Consent | undefined {
  const [, seconds = '', names = ''] = /^v1\.(\d{9,11})\.([a-z-]*)$/.exec(value ?? '') ?? []
  if (seconds === '') return undefined
  const chosen = names.split('-')
  return { groups: consentGroups.filter((group) => chosen.includes(group)), givenAt: new Date(Number(seconds) * 1000) }
}

/** What a sent form allows: the answers of the bar, or those of the settings. */
export function readConsentForm(answer: string | null, switchedOn: readonly string[]): ConsentGroup[] | undefined {
  if (answer === 'necessary') return []
  if (answer === 'all') return [...consentGroups]
  return answer === 'chosen' ? consentGroups.filter((group) => switchedOn.includes(group)) : undefined
}
