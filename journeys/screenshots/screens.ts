import { settings } from '../support/settings.ts'

/** A demo person, or an editor who has entered the password of the editor area. Without a viewer: a visitor. */
export type Viewer = 'anna.berg' | 'clara.egli' | 'jonas.frei' | 'editor'

export type Screen = {
  /** Path without the locale. */
  path: string
  viewer?: Viewer
  /** Selectors of the links that lead from there to the screen. */
  follow?: readonly string[]
  /** Host of another site than the main one. */
  host?: string
  /** Instead of the locale of the command. */
  locale?: string
  /** Whether the visitor has not answered the consent banner yet. */
  isFirstVisit?: boolean
  /** The accessible name of a control of the header that is pressed first. The picture then shows the window only. */
  press?: string
  /** Selectors of controls of the page that are clicked one after the other. The picture then shows the window only. */
  click?: readonly string[]
  /** Text that is typed into the field with the focus. */
  type?: string
}

const firstRecord = 'main tbody a'
const addToComparison = 'main button[aria-label="Add to comparison"], main button:text("Add to comparison")'

/** Screens by the name of their design prototype. */
export const screens: Readonly<Record<string, Screen>> = {
  home: { path: '' },
  catalogue: { path: '/products' },
  product: { path: '/products/axion-56' },
  compare: { path: '/compare?products=axion-56,axion-64' },
  'page-family': { path: '/products/crimping-lines' },
  'page-service': { path: '/services/repair' },
  'page-company': { path: '/company/about' },
  careers: { path: '/company/careers' },
  services: { path: '/services' },
  'smart-factory': { path: '/smart-factory' },
  stories: { path: '/stories' },
  'media-releases': { path: '/media-releases' },
  investors: { path: '/investors' },
  locations: { path: '/locations' },
  search: { path: '/search?q=axion' },
  terms: { path: '/terms-and-conditions' },
  'service-request': { path: '/requests/service' },
  'capability-worksheet': { path: '/worksheet' },
  'error-404': { path: '/no-such-page' },
  'error-404-suggestions': { path: '/products/axion-65' },
  'home-menu': { path: '', press: 'Products' },
  'menu-services': { path: '/services', press: 'Services' },
  'menu-company': { path: '/company', press: 'Company' },
  'menu-phone': { path: '/products', press: 'Menu' },
  'search-overlay': { path: '', press: 'Search', type: 'crimp hieght' },
  'country-switch': { path: '', press: 'Country and language: International / EN' },
  'page-application': { path: '/applications/automotive' },
  'page-story-long': { path: '/stories/what-37-strands-look-like' },
  newsroom: { path: '/company/newsroom' },
  story: { path: '/stories/copper-is-soft' },
  'story-author': { path: '/stories/copper-is-soft', follow: ['main a[href*="/stories/contacts/"]'] },
  'brand-home-komax': { path: '', host: 'www.komax.localhost' },
  'brand-home-schleuniger': { path: '', host: 'www.schleuniger.localhost' },
  'product-not-sold': { path: '/products/axion-88', locale: 'en-jp' },
  'protected-page': { path: '/dealer-documents' },
  'consent-bar': { path: '', isFirstVisit: true },
  'cookie-settings': { path: '/products', click: ['footer nav a:text("Cookie settings")'] },
  'news-feed-panel': { path: '', press: 'News feed' },
  'comparison-bar': { path: '/products/axion-56', click: [addToComparison] },
  'compare-panel': { path: '/products/axion-56', click: [addToComparison, 'button:text("Open comparison")'] },
  'portal-dashboard': { path: '/mykomax', viewer: 'anna.berg' },
  'portal-tickets': { path: '/mykomax/tickets/list', viewer: 'anna.berg' },
  'portal-new-ticket': { path: '/mykomax/tickets/newticket', viewer: 'anna.berg' },
  'portal-ticket': { path: '/mykomax/tickets/list', viewer: 'anna.berg', follow: [firstRecord] },
  'portal-inventory': { path: '/mykomax/inventory', viewer: 'anna.berg' },
  'portal-parts': { path: '/mykomax/product-information', viewer: 'anna.berg' },
  'portal-downloads': { path: '/mykomax/downloads', viewer: 'anna.berg' },
  'portal-orders': { path: '/mykomax/orders', viewer: 'anna.berg' },
  'portal-order-status': { path: '/mykomax/orders', viewer: 'anna.berg', follow: [firstRecord] },
  'portal-machine': { path: '/mykomax/inventory/24-1555-666', viewer: 'anna.berg' },
  'portal-machine-tabs': { path: '/mykomax/inventory/24-1555-666', viewer: 'anna.berg' },
  'portal-machine-tabs-history': { path: '/mykomax/inventory/24-1555-666?tab=history', viewer: 'anna.berg' },
  'portal-machine-tabs-documents': { path: '/mykomax/inventory/24-1555-666?tab=documents', viewer: 'anna.berg' },
  'portal-machine-tabs-software': { path: '/mykomax/inventory/24-1555-666?tab=software', viewer: 'anna.berg' },
  'portal-machine-tabs-parts': { path: '/mykomax/inventory/24-1555-666?tab=parts', viewer: 'anna.berg' },
  'portal-machine-tabs-readings': { path: '/mykomax/inventory/24-1555-666?tab=readings', viewer: 'anna.berg' },
  'portal-notifications': { path: '/mykomax/notifications', viewer: 'anna.berg' },
  'portal-advisories': { path: '/mykomax/advisories', viewer: 'anna.berg' },
  'portal-advisory': { path: '/mykomax/advisories/NSA-2026-07', viewer: 'anna.berg' },
  'portal-quote': { path: '/mykomax/quotes/Q26-00002', viewer: 'anna.berg' },
  'portal-wire-flow': { path: '/mykomax/wire-flow', viewer: 'anna.berg' },
  'portal-account': { path: '/mykomax/account', viewer: 'anna.berg' },
  'portal-users': { path: '/mykomax/user-admin', viewer: 'clara.egli' },
  'portal-organisation': {
    path: '/mykomax/user-admin/organisations',
    viewer: 'clara.egli',
    follow: [firstRecord],
  },
  'portal-company-sign-in': {
    path: '/mykomax/user-admin/organisations',
    viewer: 'clara.egli',
    follow: [firstRecord, 'main a[href$="/directory"]'],
  },
  'portal-preview-as': {
    path: '/mykomax/user-admin?status=active',
    viewer: 'clara.egli',
    follow: [firstRecord, 'main a[href$="/preview"]'],
  },
  'portal-invite': { path: '/mykomax/user-admin/invite', viewer: 'clara.egli' },
  'portal-access-review': { path: '/mykomax/user-admin/review', viewer: 'clara.egli' },
  'service-desk': { path: '/mykomax/service-desk', viewer: 'jonas.frei' },
  'service-desk-ticket': { path: '/mykomax/service-desk', viewer: 'jonas.frei', follow: [firstRecord] },
  'service-desk-figures': { path: '/mykomax/service-desk/figures', viewer: 'jonas.frei' },
  'service-desk-security-reports': { path: '/mykomax/service-desk/security-reports', viewer: 'jonas.frei' },
  'portal-machine-data': { path: '/mykomax/inventory/24-1555-666/data', viewer: 'anna.berg' },
  'portal-dashboard-desk': { path: '/mykomax', viewer: 'jonas.frei' },
  'editor-area': { path: '/editor', viewer: 'editor' },
  'editor-translation': {
    path: '/editor',
    viewer: 'editor',
    follow: ['main a[href*="/editor/translation/"]'],
  },
  'label-page': { path: '/id/24-1555-666' },
  'editor-publish-gate': { path: '/editor/publish-gate', viewer: 'editor' },
  'editor-redirects': { path: '/editor/redirects', viewer: 'editor' },
  'editor-preview': { path: '/editor/preview/company/about', viewer: 'editor' },
}

/** The address of a screen, in its own locale or in this one. */
export function toAddress({ path, host, locale: ownLocale }: Screen, locale: string): string {
  const address = new URL(`${settings.edge}/${ownLocale ?? locale}${path}`)
  if (host) address.hostname = host
  return address.href
}
