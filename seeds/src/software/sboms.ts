import { createHash } from 'node:crypto'
import type { SeedRelease } from './releases.ts'

type Library = { name: string; licence: string; versions: Record<string, string> }

/** The open-source parts of the demo's control software, with their version in each release. */
const libraries: Library[] = [
  { name: 'busybox', licence: 'GPL-2.0-only', versions: { '5.0.0': '1.36.1', '6.2.0': '1.37.0', '6.4.1': '1.37.0' } },
  { name: 'expat', licence: 'MIT', versions: { '5.0.0': '2.6.4', '6.2.0': '2.7.1', '6.4.1': '2.7.3' } },
  { name: 'linux', licence: 'GPL-2.0-only', versions: { '5.0.0': '6.6.83', '6.2.0': '6.12.41', '6.4.1': '6.12.58' } },
  { name: 'mosquitto', licence: 'EPL-2.0', versions: { '5.0.0': '2.0.20', '6.2.0': '2.0.22', '6.4.1': '2.0.22' } },
  { name: 'openssl', licence: 'Apache-2.0', versions: { '5.0.0': '3.0.16', '6.2.0': '3.5.2', '6.4.1': '3.5.4' } },
  { name: 'sqlite', licence: 'blessing', versions: { '5.0.0': '3.49.1', '6.2.0': '3.50.4', '6.4.1': '3.51.0' } },
  { name: 'zlib', licence: 'Zlib', versions: { '5.0.0': '1.3.1', '6.2.0': '1.3.1', '6.4.1': '1.3.1' } },
]

/** The list of components of a release, in CycloneDX 1.6. The same release has the same text. */
export function toSbom({ family, version, releasedOn, fileName, sha256 }: SeedRelease): string {
  const subject = `${family}-control@${version}`
  const components = libraries.map(({ name, licence, versions }) => {
    const purl = `pkg:generic/${name}@${versions[version]}`
    return {
      type: name === 'linux' ? 'operating-system' : 'library',
      'bom-ref': purl,
      name,
      version: versions[version],
      licenses: [{ license: { id: licence } }],
      purl,
    }
  })
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${toUuid(subject)}`,
    version: 1,
    metadata: {
      timestamp: `${releasedOn}T08:00:00Z`,
      supplier: { name: 'Norlitz', url: ['https://www.norlitz.example'] },
      component: {
        type: 'firmware',
        'bom-ref': subject,
        name: `${family}-control`,
        version,
        hashes: [{ alg: 'SHA-256', content: sha256 }],
        properties: [{ name: 'norlitz:file', value: fileName }],
      },
    },
    components,
    dependencies: [{ ref: subject, dependsOn: components.map((component) => component['bom-ref']) }],
  }
  return `${JSON.stringify(sbom, null, 2)}\n`
}

function toUuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
