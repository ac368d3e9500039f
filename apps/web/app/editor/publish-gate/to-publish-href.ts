import type { PublishGate } from './load-publish-gate.server.ts'

/** The screen of the content admin that publishes the batch as the signed-in staff member. */
export function toPublishHref({ adminOrigin, siteSlug, pages }: PublishGate): string {
  const query = new URLSearchParams([['site', siteSlug], ...pages.map(({ id }) => ['page', id])])
  return `${adminOrigin}/admin/publish?${query}`
}
