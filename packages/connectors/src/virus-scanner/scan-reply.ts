export type Verdict = { infected: false } | { infected: true; signature: string }

/** Only the two lines clamd promises are verdicts; everything else, its errors and limits included, is none. */
export function parseScanReply(reply: string): Verdict {
  if (reply === 'stream: OK') return { infected: false }
  const found = /^stream: (.+) FOUND$/.exec(reply)
  if (found?.[1]) return { infected: true, signature: found[1] }
  throw new Error(`virus scanner gave no verdict: ${reply.slice(0, 100)}`)
}
