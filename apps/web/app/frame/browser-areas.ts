/** The areas of texts that pages running in the browser show; the words of all others stay on the server. */
export const browserAreas = [
  'frame',
  'error',
  'component',
  'news',
  'sign-in',
  'portal',
  'ticket',
  'form',
  'machine',
] as const
