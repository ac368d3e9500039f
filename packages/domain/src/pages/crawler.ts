const crawlers = /bot|chrome-lighthouse|facebookexternalhit|google/i

/** Programs that read for others. They get the true status of a failure, but no page that says sorry. */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlers.test(userAgent)
}
