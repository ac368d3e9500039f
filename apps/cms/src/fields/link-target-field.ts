import { bilingual } from '@ferrule/blocks/bilingual'
import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import type { TextField } from 'payload'

/** Returns why a link target cannot be saved. It applies the same rule as the website when it renders links. */
export function refuseLinkTarget(value: string | null | undefined): string | undefined {
  const target = readLinkTarget(value ?? '')
  if (target.kind !== 'warning') return undefined
  return target.reason === 'unknown-action'
    ? 'The only supported action is action:open-news-feed-panel'
    : 'Please enter a path that starts with /, or an address with https:, mailto: or tel:'
}

/** Link target other than a page. */
export function linkTargetField({ name = 'target' }: { name?: string } = {}): TextField {
  return {
    name,
    label: bilingual('Target', 'Ziel'),
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined) => refuseLinkTarget(value) ?? true,
    admin: {
      description: bilingual(
        'Instead of a page: /path, https://…, hard:/path for a full page load, or action:open-news-feed-panel.',
        'Anstelle einer Seite: /pfad, https://…, hard:/pfad für vollständiges Laden oder action:open-news-feed-panel.',
      ),
    },
  }
}
