import { languages } from '@ferrule/domain/locales/language'
import { entriesIn, sameName } from './entries.ts'
import { menuNotes, menuTitles, teaserTexts } from './menu-texts.ts'
import { familyMenu } from './product-menu.ts'
import type { SeedEntry, SeedTeaser } from './seed-site.ts'
import type { TitleKey } from './titles/title-key.ts'
import { titlesIn } from './titles/titles.ts'

const all = [...languages]
const { toPage, toTarget, below } = entriesIn(all)

type Noted = TitleKey & keyof typeof menuNotes

/** Link to a page with a line below its title; the note has the key of the title. */
const noted = (title: Noted, page: string): SeedEntry => toPage(title, page, { note: menuNotes[title] })

/** Links to child pages with such a line. */
const notedBelow = (parent: string, ...titles: Noted[]): SeedEntry[] =>
  titles.map((title) => noted(title, `${parent}/${title}`))

/** Link to a form or to the portal. */
const action = (key: keyof typeof menuTitles & keyof typeof menuNotes, target: string): SeedEntry => ({
  title: menuTitles[key],
  note: menuNotes[key],
  target,
})

const services: SeedEntry[] = [
  {
    title: menuTitles['repair-and-maintenance'],
    icon: 'ticket',
    page: 'services/repair',
    target: '/services',
    items: [
      ...notedBelow('services', 'repair'),
      action('request-a-visit', '/requests/service?requestedService=repair-on-site'),
      ...notedBelow('services', 'service-contracts', 'calibration'),
      noted('locations', 'locations'),
    ],
  },
  {
    title: menuTitles['spare-and-wear-parts'],
    icon: 'parts',
    page: 'services/spare-parts',
    items: [
      action('order-parts', '/requests/service?requestedService=spare-parts'),
      action('order-in-the-portal', '/mykomax'),
      ...notedBelow('services', 'retrofit'),
    ],
  },
  {
    title: menuTitles['training-and-laboratory'],
    icon: 'academy',
    page: 'services/training',
    items: [
      action('reserve-a-place', '/requests/contact?topic=training'),
      ...notedBelow('services', 'commissioning', 'application-laboratory'),
    ],
  },
  toPage('software-licences', 'services/software-licences', {
    icon: 'software',
    target: '/requests/licence',
    items: [action('request-a-licence', '/requests/licence'), noted('wire-flow', 'smart-factory/wire-flow')],
  }),
]

const smartFactory = below(
  'smart-factory',
  'wire-flow',
  'wire-master',
  'quality-log',
  'machine-view',
  'cloud-or-on-premises',
  'interfaces',
  'data-security',
)

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
  toPage('about', 'company/about', {
    icon: 'home',
    items: [
      ...notedBelow('company', 'history', 'quality', 'sustainability', 'responsibility', 'report-a-concern'),
      noted('locations', 'locations'),
    ],
  }),
  toPage('careers', 'company/careers', {
    icon: 'users',
    items: [
      action('apply', '/requests/contact?topic=application'),
      ...notedBelow('company/careers', 'apprenticeships'),
    ],
  }),
  toPage('newsroom', 'company/newsroom', {
    icon: 'file',
    target: '/stories',
    items: [
      noted('media-releases', 'media-releases'),
      ...notedBelow('company', 'events'),
      noted('stories', 'stories'),
      toTarget(titlesIn(all, 'news-feed'), 'action:open-news-feed-panel', { note: menuNotes['news-feed'] }),
    ],
  }),
  toPage('investors', 'investors', {
    icon: 'chart',
    items: notedBelow('investors', 'share', 'key-figures', 'financial-calendar', 'governance', 'annual-report'),
  }),
]

const newMachine: SeedTeaser = {
  label: teaserTexts.new,
  title: sameName(all, 'Axion 56'),
  text: teaserTexts['axion-56'],
  target: '/products/crimping-lines/double-end-lines/axion-56',
  image: 'automatic-crimping-line',
}

const serviceLine: SeedTeaser = {
  label: teaserTexts['machine-has-stopped'],
  title: sameName(all, '+41 41 555 01 00'),
  text: teaserTexts['head-office-line'],
  target: 'tel:+41415550100',
  image: 'service-desk',
}

const latestNews: SeedTeaser = {
  label: teaserTexts['latest-news'],
  title: teaserTexts['timisoara-title'],
  text: teaserTexts['timisoara-text'],
  target: '/media-releases/second-assembly-hall-in-timisoara',
  image: 'factory-hall',
}

/** More than a hundred links in three levels. */
export const mainHeader: SeedEntry[] = [
  toPage('products', 'products', {
    items: [...familyMenu, toTarget(menuTitles['compare-machines'], '/compare')],
    teaser: newMachine,
  }),
  toPage('services', 'services', { items: services, teaser: serviceLine }),
  toPage('smart-factory', 'smart-factory', { items: smartFactory }),
  toPage('applications', 'applications', { items: applications }),
  toPage('stories', 'stories'),
  toPage('company', 'company', { items: company, teaser: latestNews }),
  toPage('locations', 'locations'),
  toPage('demo-days', 'demo-days', { countries: ['US', 'CA'] }),
]
