import { MoreLink as Link } from '@ferrule/ui/more-link'
import type { Addresses } from '../addresses.ts'
import type { LinkContent } from './link-target.ts'

/** A link of a section, less prominent than a button. Renders nothing for a target without URL. */
export function MoreLink({ link, addresses }: { link: LinkContent; addresses: Addresses }) {
  const href = addresses.toHref(link.href)
  return href ? <Link href={href}>{link.text}</Link> : null
}
