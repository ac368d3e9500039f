import type { SeedAdvisory } from './advisories.ts'

/** The CSAF 2.0 document of a demo advisory, published at `origin`. */
export function toCsaf(advisory: SeedAdvisory, origin: string): string {
  const { id, status, releasedAt, title, families, fixedIn } = advisory
  const year = releasedAt.slice(0, 4)
  const affected = families.map((family) => `${family.toLowerCase()}-affected`)
  const fixed = fixedIn === null ? [] : families.map((family) => `${family.toLowerCase()}-fixed`)
  const document = {
    document: {
      category: 'csaf_security_advisory',
      csaf_version: '2.0',
      distribution: { tlp: { label: 'WHITE', url: 'https://www.first.org/tlp/' } },
      lang: 'en',
      notes: [
        { category: 'summary', title: 'What can happen', text: advisory.summary },
        {
          category: 'legal_disclaimer',
          title: 'Terms',
          text: 'The content is provided as is, to the best of our knowledge.',
        },
      ],
      publisher: {
        category: 'vendor',
        contact_details: 'psirt@norlitz.example',
        name: 'Norlitz Product Security',
        namespace: origin,
      },
      references: [
        {
          category: 'self',
          summary: `${id} as CSAF document`,
          url: `${origin}/.well-known/csaf/white/${year}/${id.toLowerCase()}.json`,
        },
        { category: 'self', summary: `${id} as web page`, url: `${origin}/en/security/${id}` },
      ],
      title,
      ...(advisory.thanks
        ? {
            acknowledgments: [
              { organization: advisory.thanks, summary: 'for the report and the coordinated disclosure' },
            ],
          }
        : {}),
      tracking: {
        id,
        status,
        version: '1',
        initial_release_date: releasedAt,
        current_release_date: releasedAt,
        generator: { engine: { name: 'Ferrule', version: '1.0.0' }, date: releasedAt },
        revision_history: [{ date: releasedAt, number: '1', summary: 'First release.' }],
      },
    },
    product_tree: {
      branches: [
        {
          category: 'vendor',
          name: 'Norlitz',
          branches: families.map((family) => ({
            category: 'product_family',
            name: family,
            branches: [{ category: 'product_name', name: `${family} control`, branches: toVersions(family, advisory) }],
          })),
        },
      ],
    },
    vulnerabilities: [toVulnerability(advisory, affected, fixed)],
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

function toVersions(family: string, { fixedIn, models }: SeedAdvisory) {
  const key = family.toLowerCase()
  const helper = models ? { product_identification_helper: { model_numbers: models } } : {}
  const name = models?.join(', ') ?? `${family} control`
  if (fixedIn === null)
    return [
      {
        category: 'product_version_range',
        name: 'vers:all/*',
        product: { product_id: `${key}-affected`, name: `${name}, all versions`, ...helper },
      },
    ]
  return [
    {
      category: 'product_version_range',
      name: `vers:generic/<${fixedIn}`,
      product: { product_id: `${key}-affected`, name: `${name} before ${fixedIn}`, ...helper },
    },
    {
      category: 'product_version',
      name: fixedIn,
      product: { product_id: `${key}-fixed`, name: `${name} ${fixedIn}`, ...helper },
    },
  ]
}

function toVulnerability(advisory: SeedAdvisory, affected: string[], fixed: string[]) {
  const { cve, cwe, detail, rating, remediations, isUnderInvestigation } = advisory
  return {
    cve,
    cwe: { id: cwe[0], name: cwe[1] },
    notes: [{ category: 'description', text: detail }],
    product_status: isUnderInvestigation
      ? { under_investigation: affected }
      : { known_affected: affected, ...(fixed.length > 0 ? { fixed } : {}) },
    remediations: remediations.map(([category, details]) => ({ category, details, product_ids: affected })),
    scores: [
      {
        products: affected,
        cvss_v3: {
          version: '3.1',
          vectorString: rating.vector,
          baseScore: rating.score,
          baseSeverity: rating.severity,
        },
      },
    ],
  }
}
