import { type CsafDocument, csafDocument } from './csaf-document.ts'

const time = '2026-11-12T08:00:00.000Z'

/** A list whose first entry tests can change. */
const listOf = <Entry>(first: Entry, ...others: Entry[]): [Entry, ...Entry[]] => [first, ...others]

type VersionBranch = {
  category: string
  name: string
  product: { product_id: string; name: string; product_identification_helper?: { serial_numbers: string[] } }
}

/** The source of a valid CSAF document about Axion controls before 6.4.1, for tests to change. */
const csafSource = {
  document: {
    category: 'csaf_security_advisory',
    csaf_version: '2.0',
    distribution: { tlp: { label: 'WHITE', url: 'https://www.first.org/tlp/' } },
    lang: 'en',
    notes: listOf({
      category: 'summary',
      title: 'What can happen',
      text: 'The service port accepts withdrawn keys.',
    }),
    publisher: {
      category: 'vendor',
      contact_details: 'psirt@norlitz.example',
      name: 'Norlitz Product Security',
      namespace: 'https://www.norlitz.example',
    },
    references: listOf({
      category: 'self',
      summary: 'This advisory',
      url: 'https://www.norlitz.example/.well-known/csaf/white/2026/tst-2026-01.json',
    }),
    title: 'Remote service port accepts old keys',
    tracking: {
      id: 'TST-2026-01',
      status: 'final',
      version: '1',
      initial_release_date: time,
      current_release_date: time,
      generator: { engine: { name: 'Ferrule', version: '1.0.0' }, date: time },
      revision_history: listOf({ date: time, number: '1', summary: 'First release.' }),
    },
  },
  product_tree: {
    branches: listOf({
      category: 'vendor',
      name: 'Norlitz',
      branches: listOf({
        category: 'product_family',
        name: 'Axion',
        branches: listOf({
          category: 'product_name',
          name: 'Axion control',
          branches: listOf<VersionBranch>(
            {
              category: 'product_version_range',
              name: 'vers:generic/<6.4.1',
              product: {
                product_id: 'CSAFPID-1',
                name: 'Axion control before 6.4.1',
                product_identification_helper: { serial_numbers: ['56-*'] },
              },
            },
            {
              category: 'product_version',
              name: '6.4.1',
              product: { product_id: 'CSAFPID-2', name: 'Axion control 6.4.1' },
            },
          ),
        }),
      }),
    }),
  },
  vulnerabilities: listOf({
    cve: 'CVE-2026-48213',
    cwe: { id: 'CWE-613', name: 'Insufficient Session Expiration' },
    notes: listOf({ category: 'description', text: 'Keys that were withdrawn before 2025 are accepted.' }),
    product_status: { known_affected: ['CSAFPID-1'], fixed: ['CSAFPID-2'] },
    remediations: listOf(
      { category: 'workaround', details: 'Close port 8443 until then.', product_ids: ['CSAFPID-1'] },
      { category: 'vendor_fix', details: 'Install control 6.4.1.', product_ids: ['CSAFPID-1'] },
    ),
    scores: listOf({
      products: ['CSAFPID-1'],
      cvss_v3: {
        version: '3.1',
        vectorString: 'CVSS:3.1/AV:A/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
        baseScore: 8.8,
        baseSeverity: 'HIGH',
      },
    }),
  }),
}

export type CsafSource = typeof csafSource

/** A copy of that source, changed by `change`. */
export function aCsafSource(change: (source: CsafSource) => void = () => {}): CsafSource {
  const source = structuredClone(csafSource)
  change(source)
  return source
}

export function aCsaf(change?: (source: CsafSource) => void): CsafDocument {
  return csafDocument.parse(aCsafSource(change))
}
