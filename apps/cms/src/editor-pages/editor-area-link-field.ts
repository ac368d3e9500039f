import { bilingual } from '@ferrule/blocks/bilingual'
import type { Field } from 'payload'

/** Stores nothing: it shows the link to the editor area beside the page. */
export const editorAreaLinkField: Field = {
  name: 'editorAreaLink',
  label: bilingual('Editor area', 'Redaktionsbereich'),
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/editor-pages/editor-area-link.tsx#EditorAreaLink' },
  },
}
