import type { ContentServiceAddress } from '@ferrule/content-client/query-content-service'
import { getServices } from '../visit/services.server.ts'

/** Where the editor area reads and changes content, with the key of the website. */
export function contentServiceAddress(): ContentServiceAddress {
  const { CONTENT_SERVICE_URL: url, CONTENT_SERVICE_KEY: key } = getServices().settings
  return { url, key }
}
