import { bilingual, inLanguage } from '@ferrule/blocks/bilingual'
import type { UIFieldServerProps } from 'payload'
import { toId } from '../fields/relation.ts'
import { toEditorAreaAddress } from './to-editor-area-address.ts'

const label = bilingual('Show in the editor area', 'Im Redaktionsbereich zeigen')

/** Link to the saved page in the editor area of the website, in the language that is edited. */
export async function EditorAreaLink({ id, data, req }: UIFieldServerProps) {
  const siteId = toId(data['site'])
  if (id === undefined || !siteId || !req.locale) return null
  const as = { collection: 'sites', user: req.user, overrideAccess: false } as const
  const site = await req.payload.findByID({ ...as, id: siteId, depth: 0, disableErrors: true })
  if (!site) return null
  const page = { id: String(id), locale: req.locale, siteSlug: site.slug ?? '' }
  return (
    <div className="field-type">
      <a href={toEditorAreaAddress(page)}>{inLanguage(label, req.i18n.language)}</a>
    </div>
  )
}
