import { toBase64Url } from '../sign-in/random-text.ts'

/** SHA-256 in base64url. */
export async function hashText(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
