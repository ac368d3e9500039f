/** `hidden` must not be part of a file that the product hands out. */
export type HostileFile = { kind: string; name: string; content: Buffer; hidden?: string }

/** Written in pieces, so that virus scanners do not report the files of these tests. */
export const script = ['<scr', 'ipt>alert(document.domain)</scr', 'ipt>'].join('')
export const php = ['<?p', 'hp system($_GET["c"]); ?>'].join('')

export function latin1(text: string): Buffer {
  return Buffer.from(text, 'latin1')
}
