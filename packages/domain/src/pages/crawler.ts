const crawlers = /bot|chrome-lighthouse|facebookexternalhit|google/i

/** Whether a client is a crawler. Crawlers get the status of an error, but no error page. */
export function isCrawler(userAgent: string | null): boolean {
  return userAgent !== null && crawlers.test(userAgent)
}
