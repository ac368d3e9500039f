import { type Bilingual, bilingual, type EditorRequest, inLanguage } from '@ferrule/blocks/bilingual'
import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import { readPageReference } from '@ferrule/domain/navigation/page-reference'
import type { TextField } from 'payload'

/** Returns why a link target cannot be saved. It applies the same rule as the website when it renders links. */
export function refuseLinkTarget(value: string | null | undefined): Bilingual | undefined {
  // Only links on pages can name a page by its id.
  if (readPageReference(value ?? '')) return notATarget
  const target = readLinkTarget(value ?? '')
  if (target.kind !== 'warning') return undefined
  return target.reason === 'unknown-action' ? unknownAction : notATarget
}

const unknownAction = bilingual(
  'The only supported action is action:open-news-feed-panel',
  'Die einzige unterstützte Aktion ist action:open-news-feed-panel',
)
const notATarget = bilingual(
  'Please enter a path that starts with /, or an address with https:, mailto: or tel:',
  'Bitte geben Sie einen Pfad ein, der mit / beginnt, oder eine Adresse mit https:, mailto: oder tel:',
)

/** Link target other than a page. */
export function linkTargetField({ name = 'target' }: { name?: string } = {}): TextField {
  return {
    name,
    label: bilingual('Target', 'Ziel'),
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined, { req }: { req: EditorRequest }) => {
      const refusal = refuseLinkTarget(value)
      return refusal ? inLanguage(refusal, req.i18n.language) : true
    },
    admin: {
      description: bilingual(
        'Instead of a page: /path, https://…, hard:/path for a full page load, or action:open-news-feed-panel.',
        'Anstelle einer Seite: /pfad, https://…, hard:/pfad für vollständiges Laden oder action:open-news-feed-panel.',
      ),
    },
  }
}
