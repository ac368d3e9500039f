import { languages } from '@ferrule/domain/locales/language'
import { entriesIn } from './entries.ts'
import { mainHeader } from './main-header.ts'
import { mainHost } from './main-host.ts'
import { family } from './product-menu.ts'
import type { SeedSite } from './seed-site.ts'
import { titlesIn } from './titles/titles.ts'

const all = [...languages]
const { toPage, toTarget, below } = entriesIn(all)

export const mainSite: SeedSite = {
  name: 'Norlitz',
  slug: '',
  domains: [{ host: mainHost }],
  languages: all,
  languageOnly: ['fr', 'es'],
  internationalOnly: false,
  theme: 'Default',
  portalName: 'mykomax',
  hideSideButtons: false,
  enableCutFont: true,
  consent: 'group',
  homePages: [{ page: '', countries: [] }],
  headerNavigation: { options: { theme: 'Default', hidden: false }, items: mainHeader },
  footerNavigation: {
    theme: 'Default',
    contactLink: { page: 'contact', text: titlesIn(all, 'talk-to-an-expert') },
    sections: [
      toPage('products', 'products', {
        items: [
          family('crimping-lines'),
          family('crimping-presses'),
          family('cut-and-strip'),
          family('twisting-machines'),
          family('test-benches'),
          family('crimp-inspection'),
        ],
      }),
      toPage('services', 'services', {
        items: [
          ...below('services', 'repair', 'spare-parts', 'training', 'software-licences', 'retrofit'),
          toTarget(titlesIn(all, 'security-advisories'), '/security'),
        ],
      }),
      toPage('company', 'company', {
        items: [
          ...below('company', 'about', 'careers', 'sustainability'),
          toPage('media-releases', 'media-releases'),
          toPage('investors', 'investors'),
        ],
      }),
      toPage('contact', 'contact', {
        items: [
          toPage('locations', 'locations'),
          toTarget(titlesIn(all, 'news-feed'), 'action:open-news-feed-panel'),
          ...below('company', 'report-a-concern'),
          toPage('cookie-settings', 'cookie-settings'),
        ],
      }),
      // Prepared by the editors and not yet shown to visitors.
      toPage('events', 'company/events', { hidden: true }),
    ],
  },
}
