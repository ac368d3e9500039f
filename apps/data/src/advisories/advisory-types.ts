import { readMetrics, severities } from '@ferrule/domain/advisories/severity'
import { machineStatuses } from '@ferrule/domain/advisories/match-machine'
import type { CsafProduct } from '@ferrule/domain/advisories/list-csaf-products'
import type { Builder } from '../graphql/builder.ts'
import type { AdvisoryDetails, AdvisoryEntry } from './read-advisories.ts'

export type AdvisoryTypes = ReturnType<typeof addAdvisoryTypes>

export function addAdvisoryTypes(builder: Builder) {
  return { entry: addEntry(builder), advisory: addAdvisory(builder) }
}

function addEntry(builder: Builder) {
  return builder.objectRef<AdvisoryEntry>('AdvisoryEntry').implement({
    description: 'A published security advisory in a list',
    fields: (t) => ({
      trackingId: t.exposeString('trackingId'),
      path: t.exposeString('path', { description: 'Path of the CSAF document below /.well-known/csaf' }),
      language: t.exposeString('language', { description: 'Of title and summary' }),
      title: t.exposeString('title'),
      summary: t.exposeString('summary'),
      severity: t.exposeString('severity', { description: severities.join(', ') }),
      score: t.exposeFloat('score', { nullable: true, description: 'CVSS 3 base score' }),
      releasedAt: t.expose('initialReleaseDate', { type: 'DateTime' }),
      updatedAt: t.expose('currentReleaseDate', { type: 'DateTime' }),
      products: t.exposeStringList('products', { description: 'Names of affected products' }),
    }),
  })
}

function addAdvisory(builder: Builder) {
  const product = addProduct(builder)
  const remediation = builder.objectRef<AdvisoryDetails['remediations'][number]>('AdvisoryRemediation').implement({
    fields: (t) => ({ category: t.exposeString('category'), details: t.exposeString('details') }),
  })
  const change = builder.objectRef<AdvisoryDetails['history'][number]>('AdvisoryChange').implement({
    fields: (t) => ({
      at: t.field({ type: 'DateTime', resolve: ({ date }) => new Date(date) }),
      summary: t.exposeString('summary'),
    }),
  })
  const metric = builder.objectRef<{ metric: string; value: string }>('AdvisoryMetric').implement({
    fields: (t) => ({ metric: t.exposeString('metric'), value: t.exposeString('value') }),
  })
  return builder.objectRef<AdvisoryDetails>('Advisory').implement({
    description: 'A published security advisory. Its texts are in the language of the document.',
    fields: (t) => ({
      trackingId: t.exposeString('trackingId'),
      path: t.exposeString('path', { description: 'Path of the CSAF document below /.well-known/csaf' }),
      version: t.exposeString('version'),
      language: t.exposeString('language'),
      title: t.exposeString('title'),
      releasedAt: t.field({ type: 'DateTime', resolve: (advisory) => new Date(advisory.initialReleaseDate) }),
      updatedAt: t.field({ type: 'DateTime', resolve: (advisory) => new Date(advisory.currentReleaseDate) }),
      publisher: t.string({ resolve: (advisory) => advisory.publisher.name }),
      contact: t.string({ nullable: true, resolve: (advisory) => advisory.publisher.contact }),
      cves: t.exposeStringList('cves'),
      summary: t.exposeStringList('summary', { description: 'Consequences, in paragraphs' }),
      remediations: t.expose('remediations', { type: [remediation], description: 'The fix first' }),
      severity: t.exposeString('severity', { description: severities.join(', ') }),
      score: t.exposeFloat('score', { nullable: true, description: 'CVSS 3 base score' }),
      vector: t.exposeString('vector', { nullable: true }),
      metrics: t.field({ type: [metric], resolve: ({ vector }) => readMetrics(vector ?? '') }),
      products: t.expose('products', { type: [product] }),
      history: t.expose('history', { type: [change], description: 'Newest first' }),
      acknowledgments: t.exposeStringList('acknowledgments'),
    }),
  })
}

function addProduct(builder: Builder) {
  return builder.objectRef<CsafProduct>('AdvisoryProduct').implement({
    fields: (t) => ({
      productId: t.exposeString('productId'),
      name: t.exposeString('name'),
      versions: t.exposeString('versions', { description: 'Range such as vers:generic/<6.4.1; * means every version' }),
      serials: t.exposeStringList('serials', { description: 'Patterns of serial numbers; none means all' }),
      status: t.exposeString('status', { description: machineStatuses.join(', ') }),
      fixVersion: t.exposeString('fixVersion', { nullable: true }),
    }),
  })
}
