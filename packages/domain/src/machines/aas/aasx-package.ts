import type { Environment } from './metamodel.ts'

/** A file of the package that is not part of the environment, such as a PDF. */
export type SupplementaryFile = { path: string }

export type PackagePart = { name: string; content: string }

const dataPath = '/aasx/data.json'
const originPath = '/aasx/aasx-origin'
const relationshipPrefix = 'http://admin-shell.io/aasx/relationships'

/** The path of a PDF within the package. */
export function toPackagePath(name: string): string {
  return `/aasx/files/${name}`
}

/**
 * The parts of an AASX package (IDTA 01005-3-0) except its supplementary files. The package is a ZIP archive in which
 * relationships lead from the root to the origin, from there to the environment, and from that to its files.
 */
export function toPackageParts(environment: Environment, files: readonly SupplementaryFile[]): PackagePart[] {
  return [
    { name: '[Content_Types].xml', content: contentTypes },
    { name: '_rels/.rels', content: toRelationships('aasx-origin', [originPath]) },
    { name: originPath.slice(1), content: 'Intentionally empty.' },
    { name: 'aasx/_rels/aasx-origin.rels', content: toRelationships('aas-spec', [dataPath]) },
    { name: dataPath.slice(1), content: JSON.stringify(environment) },
    ...(files.length > 0
      ? [
          {
            name: 'aasx/_rels/data.json.rels',
            content: toRelationships(
              'aas-suppl',
              files.map(({ path }) => path),
            ),
          },
        ]
      : []),
  ]
}

const contentTypes =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="json" ContentType="application/json"/>' +
  '<Default Extension="pdf" ContentType="application/pdf"/>' +
  `<Override PartName="${originPath}" ContentType="text/plain"/></Types>`

/** Paths are made of slugs and versions, so they need no escaping. */
function toRelationships(type: string, targets: readonly string[]): string {
  const relationships = targets.map(
    (target, index) => `<Relationship Id="R${index}" Type="${relationshipPrefix}/${type}" Target="${target}"/>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
    `${relationships.join('')}</Relationships>`
  )
}
