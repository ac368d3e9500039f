import type { Access } from 'payload'
import { isOwnServer } from './own-server.ts'

/**
 * Files are read by their name, which nobody can guess; the list of all of them is for staff and our own servers, or
 * it would tell the names of pictures that no published page shows yet.
 */
export const readMedia: Access = ({ req, isReadingStaticFile = false }) =>
  isReadingStaticFile || Boolean(req.user) || isOwnServer(req)
