import {
  type newPreviewLink,
  type OpenedPreviewLink,
  openedPreviewLink,
  type PreviewLink,
  previewLink,
} from '@ferrule/domain/editor/preview-link'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Transaction } from '../postgres/transaction-of.ts'

const isValid = sql`revoked_at is null and expires_at > now()`
const createdAt = sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt"`
const expiresAt = sql`to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "expiresAt"`

/** Saves a link and its audit row. Saving the same token again changes nothing. Returns false without the page. */
export async function savePreviewLink(
  db: Transaction,
  { tokenDigest, pageId, subject, days, session }: z.output<typeof newPreviewLink>,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with saved as (
      insert into preview_links (token_digest, page_id, subject, expires_at)
      select ${tokenDigest}, id, ${JSON.stringify(subject)}::jsonb, now() + make_interval(days => ${days})
        from pages where id = ${pageId} and deleted_at is null
      on conflict (token_digest) do nothing returning id, page_id
    ), audited as (
      insert into preview_link_events (link_id, page_id, action, session)
      select id, page_id, 'create', ${session} from saved
    )
    select id from saved union select id from preview_links where token_digest = ${tokenDigest}`)
  return rows.length > 0
}

/** Returns the preview of a valid link and, if `isVisit`, records that it was opened. */
export async function openPreviewLink(
  db: Transaction,
  { tokenDigest, isVisit }: { tokenDigest: string; isVisit: boolean },
): Promise<OpenedPreviewLink | undefined> {
  const { rows } = await db.execute(sql`
    with opened as (
      select preview_links.id, page_id, subject, expires_at from preview_links
      join pages on pages.id = page_id and pages.deleted_at is null
      where token_digest = ${tokenDigest} and ${isValid}
    ), audited as (
      insert into preview_link_events (link_id, page_id, action) select id, page_id, 'open' from opened
      where ${isVisit}
    )
    select subject, ${expiresAt} from opened`)
  return rows[0] ? openedPreviewLink.parse(rows[0]) : undefined
}

/** The valid links to a page, the newest first. */
export async function listPreviewLinks(db: Transaction, pageId: string): Promise<PreviewLink[]> {
  const { rows } = await db.execute(sql`
    select id, subject, ${createdAt}, ${expiresAt},
      (select count(*)::int from preview_link_events where link_id = preview_links.id and action = 'open') as opened
    from preview_links where page_id = ${pageId} and ${isValid} order by created_at desc, id`)
  return z.array(previewLink).parse(rows)
}

/** Ends a link at once. Revoking it again changes nothing. */
export async function revokePreviewLink(db: Transaction, linkId: string, session: string): Promise<void> {
  await db.execute(sql`
    with revoked as (
      update preview_links set revoked_at = now() where id = ${linkId} and ${isValid} returning id, page_id
    )
    insert into preview_link_events (link_id, page_id, action, session)
    select id, page_id, 'revoke', ${session} from revoked`)
}
