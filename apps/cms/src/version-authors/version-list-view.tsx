import { inLanguage } from '@ferrule/blocks/bilingual'
import { Gutter, SetDocumentStepNav, Table } from '@payloadcms/ui'
import { notFound } from 'next/navigation.js'
import type { DocumentViewServerProps } from 'payload'
import { Fragment } from 'react'
import { listVersions } from './list-versions.ts'
import { VersionDate } from './version-date.tsx'
import { versionLabels } from './version-labels.ts'
import { VersionStatus } from './version-status.tsx'

/**
 * Replaces Payload's list of versions, which names no author and cannot be extended. All versions fit on one page,
 * because a record keeps 50 of them at most. Also shown in the drawer that chooses the version to compare with.
 */
export async function VersionListView({ initPageResult, routeSegments, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (!collectionConfig || docID === undefined) return notFound()
  const { i18n, t } = req
  const rows = await listVersions(req, { collection: collectionConfig.slug, parent: String(docID) })
  const isTrashed = routeSegments[2] === 'trash'
  const path = `/collections/${collectionConfig.slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`
  const column = (accessor: string, Heading: string, renderedCells: React.ReactNode[]) => {
    return { accessor, active: true, field: { name: accessor, type: 'text' as const }, Heading, renderedCells }
  }
  const dateOf = versions?.useVersionDrawerCreatedAtCell ? undefined : path
  const hasDrafts = rows.some(({ status }) => status !== undefined)
  const columns = [
    column(
      'updatedAt',
      t('general:updatedAt'),
      rows.map(({ id, updatedAt }) => <VersionDate key={id} id={id} updatedAt={updatedAt} path={dateOf} />),
    ),
    column(
      'savedBy',
      inLanguage(versionLabels.savedBy, i18n.language),
      rows.map(({ author }) => author),
    ),
    ...(hasDrafts
      ? [
          column(
            'publishedLocale',
            inLanguage(versionLabels.language, i18n.language),
            rows.map(({ publishedLocale }) => publishedLocale ?? '–'),
          ),
          column(
            '_status',
            t('version:status'),
            rows.map((row) => <VersionStatus key={row.id} row={row} t={t} />),
          ),
        ]
      : []),
  ]
  const Frame = versions?.disableGutter ? Fragment : Gutter
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        isTrashed={isTrashed}
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={t('version:versions')}
      />
      <main className="versions">
        <Frame>
          {rows.length > 0 ? (
            <Table columns={columns} data={rows} />
          ) : (
            <div className="versions__no-versions">{t('version:noFurtherVersionsFound')}</div>
          )}
        </Frame>
      </main>
    </>
  )
}
