import { maxUploadBytes } from '../files/upload.ts'

/**
 * The limit of every request body except uploads. The largest form has two texts of 5,000 characters, up to nine bytes
 * each when encoded.
 */
export const maxBodyBytes = 256 * 1024

/** The limit of a request body in bytes, by the path of the request. Routes ignore case. */
export function maxBodyBytesOf(path: string): number {
  return isUploadPath(path) ? maxUploadBytes : maxBodyBytes
}

/** Uploads are forwarded while they arrive; all other bodies are read before their route runs. */
export function isUploadPath(path: string): boolean {
  return /^\/api\/uploads(\/|$)/i.test(path)
}
