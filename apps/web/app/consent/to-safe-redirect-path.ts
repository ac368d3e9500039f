/** Returns the path if it is local, else undefined: the value comes from the URL, so it could be an open redirect. */
export function toSafeRedirectPath(path: string | null): string | undefined {
  return path !== null && /^\/(?![/\\])[\w\-./~%?=&+]*$/.test(path) && path.length < 1000 ? path : undefined
}
