import { sites } from '../sites/sites.ts'
import { applicationPages } from './applications/application-pages.ts'
import { brandSitePages } from './brand-sites/brand-site-pages.ts'
import { contactPage } from './brand-sites/contact-pages.ts'
import { companyPages } from './company/company-pages.ts'
import { contact } from './contact/contact.ts'
import { locationsPage } from './contact/locations.ts'
import { home } from './home/home.ts'
import { investorPages } from './investors/investor-pages.ts'
import { cookieSettings } from './legal/cookie-settings.ts'
import { legalPages } from './legal/legal-pages.ts'
import { mediaReleases } from './media-releases/media-releases.ts'
import { mediaReleasesOverview } from './media-releases/overview.ts'
import { productPages } from './products/product-pages.ts'
import type { SeedPage } from './seed-page.ts'
import { servicePages } from './services/service-pages.ts'
import { smartFactoryPages } from './smart-factory/smart-factory-pages.ts'
import { dealerDocuments } from './special/dealer-documents.ts'
import { demoDays } from './special/demo-days.ts'
import { errorPage } from './special/error.ts'
import { serviceBulletins } from './special/service-bulletins.ts'
import { specialSitePages } from './special-sites/special-site-pages.ts'
import { storiesOverview } from './stories/overview.ts'
import { stories } from './stories/stories.ts'
import { whitepaperPage } from './whitepapers/whitepaper-page.ts'

/** Demo pages; parents come before their children. */
export const pages: SeedPage[] = [
  home,
  ...productPages,
  ...servicePages,
  ...smartFactoryPages,
  ...applicationPages,
  storiesOverview,
  ...stories,
  ...companyPages,
  mediaReleasesOverview,
  ...mediaReleases,
  ...investorPages,
  locationsPage,
  contact,
  cookieSettings,
  errorPage,
  dealerDocuments,
  serviceBulletins,
  demoDays,
  whitepaperPage,
  ...brandSitePages,
  ...specialSitePages,
  ...sites.filter(({ slug }) => slug !== '').map(contactPage),
  ...sites.flatMap(legalPages),
]
