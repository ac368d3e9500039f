import { checkTexts, toOwnPath } from '@ferrule/domain/publish-gate/check-texts'
import { readPageReference } from '@ferrule/domain/navigation/page-reference'
import { listContentFacts } from '@ferrule/domain/publish-gate/content-facts'
import type { GateSite, GateText } from '@ferrule/domain/publish-gate/gate-facts'
import { blockingRules, type GateFinding, type GateReport } from '@ferrule/domain/publish-gate/gate-finding'
import { stateOfSegment } from '@ferrule/domain/translation/segment-state'
import { toPageTranslation } from '@ferrule/domain/translation/translation-order'
import type { Language } from '@ferrule/domain/locales/language'
import type { Transaction } from '../postgres/transaction-of.ts'
import { findBaselines } from '../translation/baseline-store.ts'
import { listHashedSegments } from '../translation/read-page-texts.ts'
import {
  findGateSite,
  listAcceptances,
  listAlternativeTexts,
  listGateTexts,
  listLinkTargets,
  listNavigatedPages,
  listLinkedPages,
  listSiteRedirects,
  type StoredGateSite,
  type StoredGateText,
} from './gate-store.ts'

type Check = {
  siteSlug: string
  pageIds: readonly string[]
  /** All pages that are published together; they count as published. */
  batchIds: readonly string[]
}

/** Checks the newest texts of pages as if they were published now. Undefined without the site. */
export async function checkPages(
  db: Transaction,
  { siteSlug, pageIds, batchIds }: Check,
): Promise<GateReport | undefined> {
  const site = await findGateSite(db, { slug: siteSlug })
  if (!site) return undefined
  const stored = await listGateTexts(db, siteSlug, pageIds)
  const texts = await toGateTexts(db, stored, site.languages)
  const findings = checkTexts(texts, await loadSite(db, site, { stored, batchIds }))
  return {
    pages: new Set(stored.map(({ pageId }) => pageId)).size,
    texts: texts.length,
    findings,
    acceptances: await listAcceptances(db, pageIds),
  }
}

type Batch = { stored: readonly StoredGateText[]; batchIds: readonly string[] }

async function loadSite(db: Transaction, site: StoredGateSite, batch: Batch): Promise<GateSite> {
  const hrefs = [...batch.stored.flatMap(listHrefs), ...(await listLinkTargets(db, site.id))]
  return {
    ...(await loadLinks(db, site, batch)),
    navigated: new Set(await listNavigatedPages(db, site.id)),
    linkedPaths: new Set(toPaths(hrefs)),
    linkedPages: new Set(toPageIds(hrefs)),
  }
}

/** The facts that the blocking rules need; those about orphans read all pages of the site. */
async function loadLinks(db: Transaction, { id, languages }: StoredGateSite, { stored, batchIds }: Batch) {
  const hrefs = stored.flatMap(listHrefs)
  return {
    languages,
    pages: await listLinkedPages(db, id, { paths: toPaths(hrefs), pageIds: toPageIds(hrefs), batchIds }),
    redirects: await listSiteRedirects(db, id),
  }
}

const listHrefs = ({ blocks }: StoredGateText) => listContentFacts(blocks ?? []).links.map(({ href }) => href)
const toPaths = (hrefs: readonly string[]) => hrefs.map(toOwnPath).filter((path) => path !== undefined)
const toPageIds = (hrefs: readonly string[]) => hrefs.flatMap((href) => readPageReference(href)?.pageId ?? [])

/** Returns what stops the publication of texts. */
export async function findBlockers(db: Transaction, site: StoredGateSite, batch: Batch): Promise<GateFinding[]> {
  const texts = await toGateTexts(db, batch.stored)
  const unused = { navigated: new Set<string>(), linkedPaths: new Set<string>(), linkedPages: new Set<string>() }
  return checkTexts(texts, { ...(await loadLinks(db, site, batch)), ...unused }, blockingRules)
}

async function toGateTexts(
  db: Transaction,
  stored: readonly StoredGateText[],
  /** Without them, open translations are not counted. */
  siteLanguages?: readonly Language[],
): Promise<GateText[]> {
  const facts = new Map(stored.map((text) => [text, listContentFacts(text.blocks ?? [])]))
  const pictureIds = [...facts.values()].flatMap((one) => one.pictureIds)
  const alternatives = await listAlternativeTexts(db, [...new Set(pictureIds)])
  const texts: GateText[] = []
  for (const [text, { links, headings, pictureIds: own }] of facts) {
    const { pageId, title, path, language, isProtected } = text
    const pictures = [...new Set(own)].flatMap((id) => {
      const all = alternatives.filter((one) => one.id === id)
      const alt = all.find((one) => one.language === language)?.alt ?? null
      return all[0] ? [{ name: all[0].name, alt }] : []
    })
    const openTexts = siteLanguages ? await countOpenTexts(db, text, { stored, siteLanguages }) : 0
    texts.push({ pageId, title, path, language, isProtected, links, headings, pictures, openTexts })
  }
  return texts
}

type Languages = { stored: readonly StoredGateText[]; siteLanguages: readonly Language[] }

async function countOpenTexts(db: Transaction, text: StoredGateText, { stored, siteLanguages }: Languages) {
  const { pageId, language } = text
  const all = stored.filter((one) => one.pageId === pageId)
  const published = all.flatMap((one) => (one.isPublished ? [one.language] : []))
  const written = all.map((one) => one.language)
  const { sourceLanguage } = toPageTranslation({ siteLanguages, published, written, orders: [] })
  const source = all.find((one) => one.language === sourceLanguage)
  if (!source || sourceLanguage === language) return 0
  const baselines = await findBaselines(db, { pageId, language })
  const targets = new Map(listHashedSegments(text).map(({ key, hash }) => [key, hash]))
  const open = listHashedSegments(source).filter(({ key, hash }) => {
    return stateOfSegment({ sourceHash: hash, targetHash: targets.get(key), baseline: baselines[key] }) !== 'translated'
  })
  return open.length
}
