import { languages } from '@ferrule/domain/locales/language'
import { branchNames } from '../catalogue/texts/branches.ts'
import { type FamilyKey, familyNames } from '../catalogue/texts/families.ts'
import { entriesIn, sameName } from './entries.ts'
import type { SeedEntry } from './seed-site.ts'

const all = [...languages]
const { toPage, toTarget, below } = entriesIn(all)

/** Link to a product page; only for products that are available in every country. */
const product = (name: string, route: string) => toTarget(sameName(all, name), `/products/${route}`)

/** Link to the page of a machine family, with its name from the catalogue. */
export const family = (slug: FamilyKey, ...items: SeedEntry[]): SeedEntry => ({
  title: familyNames[slug],
  page: `products/${slug}`,
  items,
})

const families: SeedEntry[] = [
  family(
    'crimping-lines',
    product('Axion 56', 'crimping-lines/double-end-lines/axion-56'),
    product('Axion 64', 'crimping-lines/double-end-lines/axion-64'),
  ),
  family(
    'crimping-presses',
    { title: branchNames['heavy-presses'], page: 'products/crimping-presses/heavy-presses' },
    product('Corva 24', 'crimping-presses/heavy-presses/corva-24'),
  ),
  family('cut-and-strip'),
  family('coax-stripping-machines'),
  family('laser-strippers'),
  family('twisting-machines', product('Helix 240', 'twisting-machines/automatic-twisting/helix-240')),
  family('wire-markers'),
  family('prefeeders'),
  family('tube-cutters'),
  family('test-benches'),
  family('crimp-inspection'),
  family('assembly-workstations'),
]

const services = below(
  'services',
  'repair',
  'spare-parts',
  'training',
  'calibration',
  'software-licences',
  'retrofit',
  'service-contracts',
  'commissioning',
  'application-laboratory',
)

const smartFactory: SeedEntry[] = [
  toPage('wire-flow', 'smart-factory/wire-flow', {
    items: below('smart-factory', 'cloud-or-on-premises', 'interfaces', 'data-security'),
  }),
  ...below('smart-factory', 'wire-master', 'quality-log', 'machine-view'),
]

const applications = below(
  'applications',
  'automotive',
  'electric-vehicles',
  'aerospace',
  'switch-cabinets',
  'railway',
  'medical-devices',
  'appliances',
  'solar-and-storage',
  'telecommunications',
)

const company: SeedEntry[] = [
  ...below('company', 'about', 'history', 'quality', 'sustainability', 'responsibility'),
  toPage('careers', 'company/careers', { items: below('company/careers', 'apprenticeships') }),
  toPage('newsroom', 'company/newsroom', {
    items: [toPage('media-releases', 'media-releases'), toPage('events', 'company/events')],
  }),
  toPage('investors', 'investors', {
    items: below('investors', 'share', 'key-figures', 'financial-calendar', 'governance', 'annual-report'),
  }),
]

/** About sixty links in three levels. */
export const mainHeader: SeedEntry[] = [
  toPage('products', 'products', { items: families }),
  toPage('services', 'services', { items: services }),
  toPage('smart-factory', 'smart-factory', { items: smartFactory }),
  toPage('applications', 'applications', { items: applications }),
  toPage('stories', 'stories'),
  toPage('company', 'company', { items: company }),
  toPage('locations', 'locations'),
  toPage('demo-days', 'demo-days', { countries: ['US', 'CA'] }),
]
