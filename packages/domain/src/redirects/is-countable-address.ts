import { parsePagePath } from '../pages/page-path.ts'

const maxLength = 200
const maxSegments = 8
const maxSegmentLength = 80

/** Letters and digits of any script, separated by single characters that addresses of pages have. */
const pageSegment = /^[\p{L}\p{N}]+(?:[-_.~+ ][\p{L}\p{M}\p{N}]+)*$/u
/** Extensions that pages and documents of earlier websites have. Scripts such as `.php` are what bots try. */
const pageExtension = /\.(?:html?|pdf)$/i
/** Names that bots try on every website, whatever runs there. */
const probed =
  /^(?:wp|wp[-_].*|wordpress|xmlrpc|phpmyadmin|pma|php|cgi-bin|vendor|admin|administrator|backup|config|env|git|actuator|solr|jenkins|owa|autodiscover|ecp|hnap1|boaform|telescope|console|shell|debug|server-status|phpinfo|adminer|joomla|drupal|magento|typo3|api|graphql|index)$/i

/**
 * Whether a missing address may have been a page, so that it is worth counting: people mistype, bookmark and link such
 * addresses, while bots request thousands of others.
 */
export function isCountableAddress(pathname: string): boolean {
  if (pathname.length > maxLength) return false
  const { segments } = parsePagePath(pathname)
  if (segments.length === 0 || segments.length > maxSegments) return false
  const [last = ''] = segments.slice(-1)
  const names = [...segments.slice(0, -1), last.replace(pageExtension, '')]
  return names.every((name) => isPageName(name))
}

function isPageName(name: string): boolean {
  return name.length <= maxSegmentLength && !/\.\w{1,5}$/.test(name) && pageSegment.test(name) && !probed.test(name)
}
