import { readLinkTarget } from '@ferrule/domain/navigation/link-target'
import type { TextField } from 'payload'
import { words } from '../words.ts'

/** Whatever the website would not follow cannot be saved: a link is judged by the rule that draws it. */
export function refuseTarget(written: string | null | undefined): string | undefined {
  const target = readLinkTarget(written ?? '')
  if (target.kind !== 'warning') return undefined
  return target.reason === 'unknown-action'
    ? 'The only action there is: action:open-news-feed-panel'
    : 'Please enter a path that starts with /, or an address with https:, mailto: or tel:'
}

/** Where something leads if not to a page. */
export function targetField({ name = 'target' }: { name?: string } = {}): TextField {
  return {
    name,
    label: words('Target', 'Ziel'),
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined) => refuseTarget(value) ?? true,
    admin: {
      description: words(
        'Instead of a page: /path, https://…, hard:/path for a full load, or action:open-news-feed-panel.',
        'Anstelle einer Seite: /pfad, https://…, hard:/pfad für volles Laden oder action:open-news-feed-panel.',
      ),
    },
  }
}
