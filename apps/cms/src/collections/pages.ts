import { bilingual } from '@ferrule/blocks/bilingual'
import type { CollectionConfig } from 'payload'
import { changeOnSite, createOnSite, guardSite, refuseUnreadable } from '../access/of-site.ts'
import { noDraftsForPublic, readPublished } from '../access/published.ts'
import { staffOnly } from '../access/staff.ts'
import { editorAreaLinkField } from '../editor-pages/editor-area-link-field.ts'
import { listEditorPages } from '../editor-pages/list-editor-pages.ts'
import { saveLanguageStates } from '../editor-pages/save-language-states.ts'
import { deleteUntouched, markUntouched } from '../empty-pages/mark-untouched.ts'
import { touchedOnly, untouchedField } from '../empty-pages/untouched-field.ts'
import { freshnessEndpoints } from '../freshness/freshness-endpoints.ts'
import { scheduleFields } from '../page-fields/schedule-fields.ts'
import { placeFields } from '../page-fields/place-fields.ts'
import { protectionField } from '../page-fields/protection-field.ts'
import { addPublishedLanguages } from '../page-fields/published-languages.ts'
import { shareFields, textFields } from '../page-fields/text-fields.ts'
import { pageTypeField, typeFields } from '../page-fields/type-fields.ts'
import { guardLinkedPages } from '../links/guard-linked-pages.ts'
import { linkTargetsEndpoint } from '../links/link-targets-endpoint.ts'
import { guardLinkedDeletion } from '../links/refuse-if-linked.ts'
import { checkPagePassword } from '../page-passwords/check-page-password.ts'
import { hashPagePassword } from '../page-passwords/hash-page-password.ts'
import { derivePath } from '../page-paths/derive-path.ts'
import { guardHomePages } from '../page-paths/guard-home-pages.ts'
import { guardParents } from '../page-paths/guard-parents.ts'
import { moveDescendants } from '../page-paths/move-descendants.ts'
import { findPreviewAddress } from '../preview/find-preview-address.ts'
import { previewLinkEndpoints } from '../preview/preview-link-endpoints.ts'
import { guardPublication } from '../publish-gate/guard-publication.ts'
import { publishGateEndpoints } from '../publish-gate/publish-gate-endpoints.ts'
import { enqueuePageRefresh, enqueueDeletionRefresh } from '../publishing/enqueue-page-refresh.ts'
import { guardLiveDate } from '../publishing/guard-live-date.ts'
import { rememberBeforeChange, rememberBeforeDelete } from '../publishing/previous-published-state.ts'
import { requireAudience } from '../publishing/require-audience.ts'
import { refuseWholeRestore, restoreLanguage } from '../restoring/restore-language.ts'
import { assignPageKeys } from '../translation/assign-page-keys.ts'
import { recordBaselines } from '../translation/record-baselines.ts'
import { changeTranslation, readTranslation } from '../translation/translation-endpoints.ts'
import { translationFileEndpoints } from '../translation/translation-file-endpoints.ts'
import { guardPageTrash } from '../trash/guard-page-trash.ts'
import { keepPendingDraft, keepPublishedTexts } from '../trash/keep-published-texts.ts'

/** A single collection for all four page types, so that they share a URL space and a publishing workflow. */
export const pages: CollectionConfig = {
  slug: 'pages',
  labels: { singular: bilingual('Page', 'Seite'), plural: bilingual('Pages', 'Seiten') },
  admin: {
    group: bilingual('Content', 'Inhalte'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'site', 'pageType', 'publishedLanguages', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path'],
    baseFilter: touchedOnly,
    preview: findPreviewAddress,
    livePreview: { url: ({ data, locale, req }) => findPreviewAddress(data, { locale: locale.code, req }) },
  },
  access: {
    read: readPublished,
    readVersions: staffOnly,
    create: createOnSite('write'),
    update: changeOnSite('translate'),
    delete: changeOnSite('publish'),
  },
  endpoints: [
    checkPagePassword,
    listEditorPages,
    linkTargetsEndpoint,
    readTranslation,
    changeTranslation,
    ...translationFileEndpoints,
    restoreLanguage,
    ...previewLinkEndpoints,
    ...publishGateEndpoints,
    ...freshnessEndpoints,
  ],
  hooks: {
    beforeOperation: [refuseUnreadable, refuseWholeRestore, noDraftsForPublic],
    beforeValidate: [derivePath],
    beforeChange: [
      markUntouched,
      keepPublishedTexts,
      guardSite,
      guardPageTrash,
      guardLinkedPages,
      guardLiveDate,
      requireAudience,
      guardPublication,
      hashPagePassword,
      assignPageKeys,
      rememberBeforeChange,
    ],
    afterChange: [
      moveDescendants,
      enqueuePageRefresh,
      recordBaselines,
      keepPendingDraft,
      saveLanguageStates,
      deleteUntouched,
    ],
    beforeRead: [addPublishedLanguages],
    beforeDelete: [guardParents, guardHomePages, guardLinkedDeletion, rememberBeforeDelete],
    afterDelete: [enqueueDeletionRefresh],
  },
  enableQueryPresets: true,
  trash: true,
  versions: { maxPerDoc: 25, drafts: { autosave: { interval: 1500 }, localizeStatus: true, schedulePublish: true } },
  defaultPopulate: { title: true, path: true },
  // Access control and hooks need these fields, whatever fields a read selects.
  forceSelect: { protection: { level: true }, _status: true, appearsAt: true },
  indexes: [{ fields: ['site', 'path'], unique: true }],
  fields: [
    // Extends Payload's own field: a duplicate of a published page would otherwise be public at once.
    {
      name: '_status',
      label: bilingual('Status', 'Status'),
      type: 'select',
      options: [],
      hooks: { beforeDuplicate: [() => 'draft'] },
    },
    {
      type: 'tabs',
      tabs: [
        { label: bilingual('Text', 'Text'), fields: [...textFields, ...typeFields] },
        {
          label: bilingual('Availability and protection', 'Verfügbarkeit und Schutz'),
          fields: [...placeFields.filter((field) => !isInSidebar(field)), protectionField],
        },
        { label: bilingual('Sharing', 'Teilen'), fields: shareFields },
      ],
    },
    pageTypeField,
    ...placeFields.filter(isInSidebar),
    ...scheduleFields,
    editorAreaLinkField,
    untouchedField,
  ],
}

function isInSidebar(field: (typeof placeFields)[number]): boolean {
  return field.admin !== undefined && 'position' in field.admin && field.admin.position === 'sidebar'
}
