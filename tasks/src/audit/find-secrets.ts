export type FoundSecret = { kind: string; value: string; line: number }

/** Formats of secrets. The value is the first group, or the whole match. */
const formats: { kind: string; expression: RegExp }[] = [
  { kind: 'private key', expression: /-----BEGIN (?:[A-Z]{2,9} )?PRIVATE KEY-----/g },
  { kind: 'Ed25519 private key', expression: /\bMC4CAQAwBQYDK2VwBCIEI[A-Za-z0-9+/]{42,44}/g },
  { kind: 'AWS access key', expression: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { kind: 'GitHub token', expression: /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{22})/g },
  { kind: 'GitLab token', expression: /\bglpat-[\w-]{20}/g },
  { kind: 'npm token', expression: /\bnpm_[A-Za-z0-9]{36}\b/g },
  { kind: 'Slack token', expression: /\bxox[abeoprs]-[A-Za-z0-9-]{10}/g },
  { kind: 'Google API key', expression: /\bAIza[\w-]{35}/g },
  { kind: 'Stripe key', expression: /\b[rs]k_live_[A-Za-z0-9]{16}/g },
  { kind: 'JSON Web Token', expression: /\beyJ[\w-]{10,500}\.eyJ[\w-]{10,2000}\.[\w-]{10}/g },
  { kind: 'password in a URL', expression: /\b[a-z]{2,12}:\/\/[\w.+-]{0,60}:([^\s/:@'"`<>$\\]{4,100})@[\w.[-]/g },
  {
    kind: 'assigned secret',
    expression: /\b[A-Z][A-Z0-9_]{0,40}(?:PASSWORD|SECRET|TOKEN|KEYS?|HASH)=['"]?([\w+/=.-]{12,1200})/g,
  },
  {
    kind: 'assigned secret',
    expression: /(?:password|secret|token|api_?key)['"]?\s{0,3}[:=]\s{0,3}['"]([\w+/=.!@#%^&*-]{16,400})['"]/gi,
  },
]

/** Entropy in bits per character from which a value counts as random; words and test values are below. */
const randomFrom = 3.8

/** Secrets in a text that are not on the list of published demo values. */
export function findSecrets(text: string, isAllowed: (value: string) => boolean): FoundSecret[] {
  return formats.flatMap(({ kind, expression }) =>
    [...text.matchAll(expression)]
      .map((match) => ({ kind, value: match[1] ?? match[0], line: lineOf(text, match.index) }))
      .filter(({ value }) => !isAllowed(value) && (kind !== 'assigned secret' || isRandom(value))),
  )
}

/** A key of a text, such as `orders.refusal.no-price`, has the entropy of a secret, and consists of words. */
const textKey = /^[a-z]{2,20}(?:[.-][a-z]{2,20})+$/

function isRandom(value: string): boolean {
  return entropyOf(value) >= randomFrom && !textKey.test(value)
}

function entropyOf(value: string): number {
  const counts = Map.groupBy(value, (character) => character).values()
  return [...counts].reduce((sum, { length }) => sum - (length / value.length) * Math.log2(length / value.length), 0)
}

function lineOf(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
