/** The optional groups that visitors can allow one by one. Necessary cookies need no consent. */
export const consentGroups = ['statistics', 'media', 'advertising'] as const

export type ConsentGroup = (typeof consentGroups)[number]

/** A visitor's choice and its time. */
export type Consent = { groups: readonly ConsentGroup[]; givenAt: Date }

/** Increase it with every new group: older choices then become invalid. */
const consentVersion = 1

export const consentCookie = 'uapp_consent'

/** The prefix of every cookie of the current version, which is all that the browser script checks. */
export const consentPrefix = `v${consentVersion}.`

/** A year, after which the consent is requested again. */
export const consentMaxAgeSeconds = 365 * 24 * 3600

/** The cookie value, with version and time as proof of consent. */
export function toConsentValue({ groups, givenAt }: Consent): string {
  return `${consentPrefix}${Math.floor(givenAt.getTime() / 1000)}.${groups.join('-')}`
}

/** Reads a cookie value; undefined for an invalid value or an older version. */
export function readConsent(value: string | undefined): Consent | undefined {
  if (!value?.startsWith(consentPrefix)) return undefined
  const [, seconds, names = ''] = /^(\d{9,11})\.([a-z-]*)$/.exec(value.slice(consentPrefix.length)) ?? []
  if (seconds === undefined) return undefined
  const chosen = names.split('-')
  return { groups: consentGroups.filter((group) => chosen.includes(group)), givenAt: new Date(Number(seconds) * 1000) }
}

/** The groups that a submitted form allows, from the consent bar or the settings; undefined for an invalid form. */
export function readConsentForm(choice: string | null, switchedOn: readonly string[]): ConsentGroup[] | undefined {
  if (choice === 'necessary') return []
  if (choice === 'all') return [...consentGroups]
  return choice === 'chosen' ? consentGroups.filter((group) => switchedOn.includes(group)) : undefined
}
