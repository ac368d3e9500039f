/** `TextField`, `with error` becomes `text-field/with-error`, for URLs, fragments and screenshot files. */
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
