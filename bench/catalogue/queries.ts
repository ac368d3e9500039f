import { branchOf, slugAt } from './write-catalogue.ts'

const page = `query Product($language: String!, $slug: String!, $country: String) {
  product: getProductBySlugV2(language: $language, slug: $slug, country: $country) {
    id slug route brand status image language name shortDescription longDescription variantCount video
    images { name url default }
    files { id name content_language thumbnail_url type url filename extension size_bytes }
    variants { id nameMetric nameImperial }
    specifications { name value unit measurementSystem }
    highlights { name shortDescription longDescription imageUrl videoImageUrl videoUrl }
    capabilities { id name slug image }
  }
}`

const classification = `query Classification($language: String!, $slug: String!, $country: String) {
  classification: getProductClassificationBySlug2(language: $language, slug: $slug, country: $country) {
    id name slug route description image lineage { name route } childClassifications { slug name }
    products { slug name route brand shortDescription image variantCount }
  }
}`

const list = `query List($language: String!, $slug: String!, $country: String) {
  list: getProductsOfClassification(language: $language, slug: $slug, country: $country, sort: name,
    filters: [{ specification: "weight", minimum: 50, maximum: 900 }], capabilities: ["stripping"]) {
    total products { slug name shortDescription image } facets { specification name minimum maximum count }
  }
}`

const languages = ['en', 'de', 'fr', 'ja', 'cs']
const countries = ['ALL', 'CH', 'US', 'CN']

/** Functions that return a query of each kind for a random product of a catalogue of this size. */
export function queriesFor(count: number) {
  const any = () => Math.floor(Math.random() * count)
  const variables = (slug: string) => ({ language: oneOf(languages), country: oneOf(countries), slug })
  const families = ['crimping-lines', 'crimping-presses', 'laser-strippers', 'twisting-machines']
  return {
    product: () => toBody(page, variables(slugAt(Math.floor(any() / 20) * 20))),
    classification: () => toBody(classification, variables(branchOf(any()))),
    list: () => toBody(list, variables(branchOf(any()))),
    family: () => toBody(classification, variables(oneOf(families))),
  }
}

function toBody(query: string, variables: object): string {
  return JSON.stringify({ query, variables })
}

function oneOf(values: readonly string[]): string {
  return values[Math.floor(Math.random() * values.length)] ?? ''
}
