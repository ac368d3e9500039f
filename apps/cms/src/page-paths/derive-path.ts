import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { toId } from '../fields/relation.ts'
import { countChildren } from './count-children.ts'
import { findPageRow } from './find-page-row.ts'
import { pageRefusals } from './page-refusals.ts'
import { refuseSaving } from './refuse-saving.ts'
import { toChildPath } from './to-child-path.ts'

type Page = { id?: string; site?: unknown; parent?: unknown; slug?: string | null; path?: string | null }

/** Sets `path` from parent and slug on every save. A draft without a slug has no path yet. */
export const derivePath: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const before: Page = originalDoc ?? {}
  const page: Page = { ...before, ...data }
  const parentPath = await findParentPath(req, page)
  if (before.id && before.site && toId(before.site) !== toId(page.site) && (await countChildren(req, before.id)) > 0) {
    throw refuseSaving(req, pageRefusals.hasChildren)
  }
  return { ...data, path: page.slug ? toChildPath(parentPath, page.slug) : null }
}

async function findParentPath(req: PayloadRequest, page: Page): Promise<string | undefined> {
  const parentId = toId(page.parent)
  if (!parentId) return undefined
  const parent = await findPageRow(req, parentId)
  if (!parent || parent.site !== toId(page.site)) throw refuseSaving(req, pageRefusals.parentOnOtherSite)
  if (page.id && (await isBelow(req, parentId, page.id))) throw refuseSaving(req, pageRefusals.belowItself)
  return parent.path ?? undefined
}

async function isBelow(req: PayloadRequest, pageId: string, ancestorId: string): Promise<boolean> {
  if (pageId === ancestorId) return true
  const parentId = (await findPageRow(req, pageId))?.parent
  return parentId ? isBelow(req, parentId, ancestorId) : false
}
