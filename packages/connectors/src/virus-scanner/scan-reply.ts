export type ScanResult = { infected: false } | { infected: true; signature: string }

/** Accepts only the two results that clamd documents; throws for anything else, including its errors and limits. */
export function parseScanReply(reply: string): ScanResult {
  if (reply === 'stream: OK') return { infected: false }
  const found = /^stream: (.+) FOUND$/.exec(reply)
  if (found?.[1]) return { infected: true, signature: found[1] }
  throw new Error(`virus scanner gave no result: ${reply.slice(0, 100)}`)
}

/** clamd names the version of ClamAV's daily signatures after its own: `ClamAV 1.4.3/27793/Mon Nov 16 09:21:03 2026`. */
export function hasOfficialSignatures(versionReply: string): boolean {
  return /^ClamAV [^/]+\/[1-9]\d*\//.test(versionReply)
}
