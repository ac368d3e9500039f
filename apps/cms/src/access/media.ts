import type { Access } from 'payload'
import { hasServiceKey } from './service-key.ts'

/**
 * Anybody may read a file by its name, which is not guessable. Only staff and requests with the service key may list
 * files: the list would reveal the names of pictures that no published page shows yet.
 */
export const readMedia: Access = ({ req, isReadingStaticFile = false }) =>
  isReadingStaticFile || Boolean(req.user) || hasServiceKey(req)
