import { MoreLink as Link } from '@ferrule/ui/more-link'
import type { Addresses } from '../addresses.ts'
import type { LinkContent } from './link-target.ts'

/** Leads on from a section; quieter than a button. A target without address would do nothing and is left out. */
export function MoreLink({ link, addresses }: { link: LinkContent; addresses: Addresses }) {
  const href = addresses.toHref(link.href)
  return href ? <Link href={href}>{link.text}</Link> : null
}
