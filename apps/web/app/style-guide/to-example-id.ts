/** `TextField`, `with error` is `text-field/with-error`: the same in the address, in the fragment and in picture files. */
export function toExampleId(component: string, example: string): string {
  return `${toSlug(component)}/${toSlug(example)}`
}

export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/(\p{Lower})(\p{Upper})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
