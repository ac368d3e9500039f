/** The CycloneDX bill of materials of an image: the packages whose files it contains. */
export function toBillOfMaterials(name: string, files: readonly string[]): string {
  const packages = new Map(files.flatMap((file) => toPackage(file) ?? []).map((found) => [found.purl, found]))
  const components = [...packages.values()].sort((one, other) => one.purl.localeCompare(other.purl, 'en'))
  return `${JSON.stringify(
    {
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { type: 'container', name: `ferrule-${name}` } },
      components,
    },
    null,
    2,
  )}\n`
}

type Component = { type: 'library'; name: string; version: string; purl: string }

/** `node_modules/.pnpm/@scope+name@1.2.3_peers/…` is a file of `@scope/name` 1.2.3. */
function toPackage(file: string): [Component] | undefined {
  const [, folder = ''] = /(?:^|\/)node_modules\/\.pnpm\/([^/]+)\//.exec(file) ?? []
  const [, written = '', version = ''] = /^(@?[^@]+)@([^_(]+)/.exec(folder) ?? []
  if (!version) return undefined
  const name = written.replace('+', '/')
  return [{ type: 'library', name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }]
}
